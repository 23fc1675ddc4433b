import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  documentOf,
  documentOfProduct,
  faultyFieldsOf,
  problemsOf,
} from '../../../test/samples/sample-document.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { Refusal } from '../../core/refusals.ts';
import { USUAL_BILL_PAPER } from '../../core/venue/bill-paper.ts';
import type { VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import { REASON_KINDS } from '../../core/venue/reasons.ts';
import { readVenueDocuments } from './read-venue-document.ts';

const ID = '01980000-0000-7000-8000-0000000000aa';

test('a venue needs only a name', () => {
  const [draft] = readVenueDocuments(documentOf({}));
  assert.deepEqual(draft, {
    id: null,
    settings: {
      type: 'Independent',
      name: 'Meze',
      username: null,
      logoUrl: null,
      address: { line: null, district: null, city: null, country: null },
      phone: null,
      location: null,
      timeZone: 'Europe/Istanbul',
      countryCode: 'TR',
      languages: [],
      workingHours: [],
      specialDays: [],
      enforcesHours: true,
      graceBeforeMinutes: 0,
      graceAfterMinutes: 0,
      serviceFeeBasisPoints: 0,
      vatClasses: [],
      paymentMethods: [],
      cashStepKurus: 0,
      courses: [],
      drawers: [],
      blindCount: false,
      drawerDifferenceAllowedKurus: 0,
      dayReportEmails: [],
      dayBeginsAt: null,
      fiscalDocuments: 'None',
      vatClass: null,
      serviceFeeVatClass: null,
      lateAfterMinutes: 20,
      seatedWaitMinutes: 10,
      readyWaitMinutes: 3,
      idleLockMinutes: 3,
      proofHours: 12,
      takesTakeaway: true,
      takesDelivery: true,
      reservations: bookingSettings({ isEnabled: false, confirmsAutomatically: false }),
      billPaper: USUAL_BILL_PAPER,
      reasons: Object.fromEntries(REASON_KINDS.map((kind) => [kind, { usual: [], isNeeded: false }])),
      reductionsNoticePercent: 10,
    },
    status: {},
    areas: [],
    categories: [],
    campaigns: [],
    printers: [],
    accounts: [],
    keys: [],
    branches: [],
  });
});

test('texts are cleaned, and blank ones become null', () => {
  const [draft] = readVenueDocuments(
    documentOf({ name: ' Me\u202eze\n Evi ', address: { line: '  ', city: null } }),
  );
  assert.equal(draft?.settings.name, 'Meze  Evi');
  assert.deepEqual(draft?.settings.address, { line: null, district: null, city: null, country: null });
});

test('a venue with branches is a headquarter, and its branches have the type Branch', () => {
  const [draft] = readVenueDocuments(documentOf({ branches: [{ name: 'Şube' }] }));
  assert.equal(draft?.settings.type, 'Headquarter');
  assert.equal(draft?.branches[0]?.settings.type, 'Branch');
});

test('a branch can only be in a headquarter', () => {
  assert.deepEqual(faultyFieldsOf(documentOf({ type: 'Branch' })), ['venues[0].type']);
  const document = documentOf({ type: 'Independent', branches: [{ name: 'Şube' }] });
  assert.deepEqual(faultyFieldsOf(document), ['venues[0].branches']);
});

test('the default language comes first, wherever it is in the document', () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'tr', name: 'Türkçe', isDefault: true },
  ];
  const [draft] = readVenueDocuments(documentOf({ languages }));
  assert.deepEqual(draft?.settings.languages, [
    { code: 'tr', name: 'Türkçe' },
    { code: 'en', name: 'English' },
  ]);
});

test('a venue with languages needs exactly one default language', () => {
  const turkish = { code: 'tr', name: 'Türkçe' };
  assert.deepEqual(faultyFieldsOf(documentOf({ languages: [turkish] })), ['venues[0].languages']);
  const both = [
    { ...turkish, isDefault: true },
    { code: 'en', name: 'English', isDefault: true },
  ];
  assert.deepEqual(faultyFieldsOf(documentOf({ languages: both })), ['venues[0].languages']);
  const twice = [{ ...turkish, isDefault: true }, turkish];
  assert.deepEqual(faultyFieldsOf(documentOf({ languages: twice })), ['venues[0].languages[1].code']);
});

test('a time zone must exist', () => {
  for (const timeZone of ['Europe/Constantinopolis', '+03:00', 'europe/istanbul']) {
    assert.deepEqual(faultyFieldsOf(documentOf({ timeZone })), ['venues[0].timeZone'], timeZone);
  }
});

test('a username is no reserved word and belongs to one venue only', () => {
  assert.deepEqual(faultyFieldsOf(documentOf({ username: 'docs' })), ['venues[0].username']);
  const document = documentOf({ username: 'meze', branches: [{ name: 'Şube', username: 'meze' }] });
  assert.deepEqual(problemsOf(document), [
    ['venues[0].branches[0].username', 'is the same as venues[0].username'],
  ]);
});

test('an id belongs to one record only, in any letter case', () => {
  const areas = [{ id: ID.toUpperCase(), name: 'Salon', tables: [{ id: ID, name: '1' }] }];
  assert.deepEqual(faultyFieldsOf(documentOf({ areas })), ['venues[0].areas[0].tables[0].id']);
});

test('a plan is read with its walls, and tables on each other or over its edge are faults', () => {
  const table = (name: string, x: number) => ({
    name,
    place: { x, y: 0, width: 4, height: 4, shape: 'Round' },
  });
  const planned = (...tables: object[]) =>
    documentOf({ areas: [{ name: 'Salon', tables, walls: [{ x1: 0, y1: 0, x2: 9, y2: 0 }] }] });
  const [{ areas }] = readVenueDocuments(planned(table('1', 0), table('2', 4), { name: '3' })) as [
    VenueDraft,
  ];
  assert.deepEqual(areas[0]!.walls, [{ x1: 0, y1: 0, x2: 9, y2: 0 }]);
  assert.deepEqual(
    areas[0]!.tables.map(({ place }) => place?.x),
    [0, 4, undefined],
  );
  const inArea = 'venues[0].areas[0]';
  assert.deepEqual(faultyFieldsOf(planned(table('1', 0), table('2', 3), table('3', 197))), [
    `${inArea}.tables[1].place`,
    `${inArea}.tables[2].place`,
  ]);
  const wall = { x1: 2, y1: 2, x2: 2, y2: 2 };
  assert.deepEqual(faultyFieldsOf(documentOf({ areas: [{ name: 'Salon', walls: [wall] }] })), [
    `${inArea}.walls[0]`,
  ]);
});

test('a table code belongs to one table only, in all areas', () => {
  const areas = [
    { name: 'Salon', tables: [{ name: '1' }, { name: '2', code: 'A2' }] },
    { name: 'Bahçe', tables: [{ name: 'Bahçe 1', code: 'A2' }] },
  ];
  assert.deepEqual(faultyFieldsOf(documentOf({ areas })), ['venues[0].areas[1].tables[0].code']);
});

test('tables without a code are told apart by their names within the area', () => {
  const areas = [
    { name: 'Salon', tables: [{ name: '1' }, { name: '1', code: '1' }, { name: '1' }] },
    { name: 'Bahçe', tables: [{ name: '1' }] },
  ];
  assert.deepEqual(faultyFieldsOf(documentOf({ areas })), ['venues[0].areas[0].tables[2].name']);
});

test('siblings that are identified by their name need different names', () => {
  const document = {
    format: 'sofra-venues/1',
    venues: [
      { name: 'Meze', areas: [{ name: 'Salon' }, { name: 'Salon' }] },
      { name: 'Meze', branches: [{ name: 'Şube' }, { name: 'Şube', username: 'sube' }, { name: 'Şube' }] },
    ],
  };
  assert.deepEqual(faultyFieldsOf(document), [
    'venues[0].areas[1].name',
    'venues[1].name',
    'venues[1].branches[2].name',
  ]);
});

test('siblings with ids can share a name', () => {
  const areas = [
    { name: 'Salon', id: ID },
    { name: 'Salon', id: ID.replace('aa', 'ab') },
  ];
  assert.deepEqual(faultyFieldsOf(documentOf({ areas })), []);
});

test('running state that the document does not state is not in the draft', () => {
  const said = {
    rush: null,
    subscription: { isActive: false },
    isActive: false,
    closedAt: '2026-01-01T00:00:00+03:00',
  };
  const [draft] = readVenueDocuments(documentOf(said));
  assert.deepEqual(draft?.status, {
    rush: null,
    subscription: { isActive: false, endsAt: null },
    isActive: false,
    closedAt: Date.parse('2025-12-31T21:00:00Z'),
  });
});

test('an instant out of range is refused', () => {
  const subscription = { isActive: true, endsAt: '2026-06-30T23:59:60Z' };
  assert.deepEqual(faultyFieldsOf(documentOf({ subscription })), ['venues[0].subscription.endsAt']);
});

test('all faults of the content are reported together, in the order of the document', () => {
  const document = documentOfProduct(
    { optionGroups: [{ name: 'Pişme', isRequired: true, choices: [] }] },
    {
      campaigns: [{ kind: 'BuyXPayY', name: 'x', covers: [{ product: 'Kebap' }], buy: 2, pay: 2 }],
      timeZone: 'Mars/Olympus',
      workingHours: [{ day: 'Monday' }],
    },
  );
  assert.deepEqual(faultyFieldsOf(document), [
    'venues[0].campaigns[0].covers[0].product',
    'venues[0].campaigns[0].pay',
    'venues[0].timeZone',
    'venues[0].workingHours[0].opensAt',
    'venues[0].workingHours[0].closesAt',
    'venues[0].categories[0].products[0].optionGroups[0].choices',
  ]);
});

test('a refusal repeats the refused values, but no secrets', () => {
  const account = { role: 'Owner', name: 'A', email: 'nobody', password: 'short' };
  assert.throws(
    () => readVenueDocuments(documentOf({ accounts: [account], keys: [{ name: 'k', key: 5 }] })),
    (error) =>
      error instanceof Refusal &&
      assert.deepEqual(
        error.problems.map(({ attemptedValue }) => attemptedValue),
        ['nobody', null, null],
      ) === undefined,
  );
});

test('the host of a printer is an address in its usual form, or a name', () => {
  const hosts = ['192.168.1.50', 'fd00::5', 'kitchen.lan', '2130706433', '0x7f.1', 'fe80::1%eth0'];
  const printers = hosts.map((host, at) => ({ name: `${at}`, host }));
  const faulty = [3, 4, 5].map((at) => `venues[0].printers[${at}].host`);
  assert.deepEqual(faultyFieldsOf(documentOf({ printers })), faulty);
});
