import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { on, special } from '../../../test/samples/sample-hours.ts';
import { bookingSettings, NO_REASONS_NEEDED } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

test('200: the settings show the details of the venue and the decisions of the operator', async () => {
  const venue = await newStaffedVenue(sofra, {
    name: 'Meze',
    logoUrl: 'https://example.com/logo.png',
    workingHours: [on('Friday', '18:00', '02:00')],
    specialDays: [special('2026-10-29', null, null)],
    enforcesHours: false,
    graceBeforeMinutes: 5,
    graceAfterMinutes: 15,
    serviceFeeBasisPoints: 1_235,
    subscription: { isActive: true, endsAt: Date.parse('2027-01-01T00:00:00Z') },
  });
  const { status, body } = await venue.owner.call('GET', `/venues/${venue.id}/settings`);
  assert.equal(status, 200);
  assert.deepEqual(body.data, {
    revision: body.data.revision,
    id: venue.id,
    type: 'Independent',
    parentVenueId: null,
    name: 'Meze',
    username: null,
    logoUrl: 'https://example.com/logo.png',
    address: { line: 'Moda Cad. 1', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
    phone: null,
    location: { latitude: 40.98, longitude: 29.02 },
    timeZone: 'Europe/Istanbul',
    countryCode: 'TR',
    languages: [
      { code: 'tr', name: 'Türkçe', isDefault: true },
      { code: 'en', name: 'English', isDefault: false },
    ],
    workingHours: [{ day: 'Friday', opensAt: '18:00', closesAt: '02:00', isClosed: false }],
    specialDays: [
      {
        ...{ date: '2026-10-29', name: 'A feast', opensAt: null, closesAt: null, isClosed: true },
        revision: body.data.specialDays[0].revision,
      },
    ],
    enforcesHours: false,
    grace: { beforeMinutes: 5, afterMinutes: 15 },
    serviceFeePercent: 12.35,
    vatClasses: [],
    paymentMethods: [],
    cashStepKurus: 0,
    courses: [],
    drawers: [],
    blindCount: false,
    drawerDifferenceAllowedKurus: 0,
    dayReportEmails: [],
    sendsMail: false,
    dayBeginsAt: null,
    fiscalDocuments: 'None',
    vatClass: null,
    serviceFeeVatClass: null,
    lateAfterMinutes: 20,
    seatedWaitMinutes: 10,
    readyWaitMinutes: 3,
    idleLockMinutes: 3,
    proofHours: 12,
    reductionsNoticePercent: 10,
    takesTakeaway: true,
    takesDelivery: true,
    reservations: bookingSettings(),
    billPaper: {
      legalName: null,
      taxNumber: null,
      footer: null,
      tipPercents: [],
      hasQrCode: false,
      printsReceipts: false,
    },
    reasons: NO_REASONS_NEEDED,
    subscription: { isActive: true, endsAt: '2027-01-01T00:00:00.000Z' },
    suspendedAt: null,
    isActive: true,
    closedAt: null,
  });
});

test('200: a logo that is a photo of the service can be loaded from any site', async () => {
  const path = '/photos/01980000-0000-7000-8000-000000000001/01980000-0000-7000-8000-000000000002';
  const venue = await newStaffedVenue(sofra, { logoUrl: path });
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/settings`);
  assert.equal(body.data.logoUrl, sofra.baseUrl + path);
});

test('403: staff cannot read the settings', async () => {
  const venue = await newStaffedVenue(sofra);
  assertRefused(await venue.waiter.call('GET', `/venues/${venue.id}/settings`), 403, 'NOT_PERMITTED');
});
