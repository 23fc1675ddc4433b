import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { LANGUAGES } from '../../src/core/languages.ts';
import { WORDS } from '../../src/words/words.ts';
import { assertRefused } from '../harness/refusals.ts';
import { lineOf, OPERATOR_TOKEN } from '../harness/sofra.ts';
import { freshUsername, newStaffedVenue, openBill, placeOrder, type StaffedVenue } from '../harness/staff.ts';
import { type PrintingFixture, startPrinting, textOf } from '../printers/printing-fixture.ts';

let fixture: PrintingFixture;
before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

const operator = (method: string, path: string, body?: unknown) =>
  fixture.sofra.call(method, `/operator/v1${path}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    ...(body === undefined ? {} : { body }),
  });

const newVenue = (isPractice: boolean, change = {}) =>
  newStaffedVenue(fixture.sofra, { isPractice, ...change });

/** Imports the document of a venue again, with another `isPractice`. */
async function becomes({ id }: StaffedVenue, isPractice: boolean) {
  const { body } = await operator('GET', `/venues/${id}/export`);
  const document = body.data;
  document.venues[0].isPractice = isPractice;
  return operator('POST', '/venues/import', document);
}

const isPracticeOf = async ({ owner, id }: StaffedVenue): Promise<boolean> =>
  (await owner.call('GET', '/session')).body.data.venues.find((venue: { id: string }) => venue.id === id)
    .isPractice;

describe('a venue becomes a practice venue, or a real one', () => {
  test('as long as it has neither a bill nor a reservation', async () => {
    const venue = await newVenue(false);
    assert.equal(await isPracticeOf(venue), false);
    assert.equal((await becomes(venue, true)).status, 200);
    assert.equal(await isPracticeOf(venue), true);
    assert.equal((await becomes(venue, false)).status, 200);
    assert.equal(await isPracticeOf(venue), false);
  });

  for (const isPractice of [false, true]) {
    test(`never once it has a bill ${isPractice ? 'of practice' : 'that is real'}`, async () => {
      const venue = await newVenue(isPractice);
      assert.equal((await placeOrder(venue)).status, 201);
      const refused = await becomes(venue, !isPractice);
      assertRefused(refused, 400, 'DOCUMENT_INVALID', ['venues[0].isPractice']);
      assert.match(refused.body.validationErrors[0].message, /cannot become .*bills or reservations/);
      assert.equal(await isPracticeOf(venue), isPractice);
      assert.equal((await becomes(venue, isPractice)).status, 200);
    });
  }

  test('not by its owner', async () => {
    const venue = await newVenue(true);
    const path = `/venues/${venue.id}/settings`;
    assertRefused(await venue.owner.call('PATCH', path, { isPractice: false }), 400, 'CONTENT_INVALID');
    assert.equal(await isPracticeOf(venue), true);
  });
});

describe('a new practice venue', () => {
  const answers = (change = {}) => ({
    ...{ name: 'Deneme', countryCode: 'TR', timeZone: 'Europe/Istanbul', language: 'tr' },
    owner: { name: 'Ada', email: `${randomUUID()}@example.com`, password: 'kahve ve lokum' },
    ...{ tables: 3, seatsPerTable: 4, takesTakeaway: true, takesDelivery: true, takesBookings: true },
    ...{ menu: 'Cafe', ...change },
  });
  const make = (pass: string, change = {}) =>
    fixture.sofra.call('POST', '/venue/v1/restaurants', { body: { answers: answers(change), pass } });
  const linkFor = async (body?: object) =>
    (await operator('POST', '/restaurant-links', body)).body.data.url.split('#')[1] as string;
  const made = async (answer: Awaited<ReturnType<typeof make>>) => {
    assert.equal(answer.status, 201, answer.text);
    return answer.body.data.venues[0].isPractice;
  };

  test('is made by the operator, and by whoever has a link of the operator for one', async () => {
    assert.equal(await made(await make(OPERATOR_TOKEN)), false);
    assert.equal(await made(await make(OPERATOR_TOKEN, { isPractice: true })), true);
    assert.equal(await made(await make(await linkFor())), false);
    assert.equal(await made(await make(await linkFor({ isPractice: true }))), true);
    const { status, body } = await operator('POST', '/restaurants', answers({ isPractice: true }));
    assert.equal(status, 201);
    const exported = await operator('GET', `/venues/${body.data.venueId}/export`);
    const [venue] = exported.body.data.venues;
    assert.equal(venue.isPractice, true);
    assert.equal(venue.reservations.confirmsAutomatically, false);
    assert.equal(venue.workingHours.length, 7);
  });

  test('is not made with a link for a real restaurant, which stays good', async () => {
    const link = await linkFor();
    assertRefused(await make(link, { isPractice: true }), 403, 'RESTAURANT_PASS_NEEDED');
    assert.equal(await made(await make(link)), false);
  });
});

describe('paper', () => {
  test('of a practice venue comes out of printers made for practice alone, with the mark at its top and its end', async () => {
    const [real, made] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
    const venue = await fixture.venueWith(
      [
        { name: 'Mutfak', port: real.port, purpose: 'Both' },
        { name: 'Deneme', port: made.port, purpose: 'Both', isForPractice: true },
      ],
      {},
      { isPractice: true },
    );
    const bill = await openBill(venue);
    const printed = await bill.act('POST', '/print', { kind: 'Bill' }, { 'Idempotency-Key': randomUUID() });
    assert.equal(printed.status, 200);
    await fixture.runOnce();
    assert.equal(real.jobs.length, 0);
    assert.equal(made.jobs.length, 2, 'the ticket and the bill');
    for (const job of made.jobs)
      assert.equal(textOf(job).split(WORDS.tr.papers.practice).length - 1, 2, textOf(job));
    const printers = (await venue.owner.call('GET', `/venues/${venue.id}/printers`)).body.data;
    const test = ({ id }: { id: string }) =>
      venue.owner.call('POST', `/venues/${venue.id}/printers/${id}/test`);
    assertRefused(await test(printers[0]), 409, 'PRINTER_NOT_FOR_PRACTICE');
    assert.equal((await test(printers[1])).body.data.isPrinted, true);
    assert.ok(textOf(made.jobs.at(-1)!).includes(WORDS.tr.papers.practice));
    assert.equal(real.jobs.length, 0);
  });

  test('does not come while a played evening has a dead printer; after it what waited comes', async () => {
    const printer = await fixture.paperPrinter();
    const venue = await fixture.venueWith(
      [{ port: printer.port, isForPractice: true }],
      {},
      { isPractice: true },
    );
    const { clock, app } = fixture.sofra;
    const evening = { minutes: 20, troubles: ['DeadPrinter'] };
    assert.equal((await venue.owner.call('POST', `/venues/${venue.id}/evening`, evening)).status, 201);
    const goOn = async (ms: number) => {
      clock.advance(ms);
      await app.jobs.evenings.runOnce();
      await fixture.runOnce();
    };
    const trouble = async () =>
      (await venue.owner.call('GET', `/venues/${venue.id}/printers`)).body.data[0].trouble;
    await goOn(6_500);
    assert.deepEqual([printer.jobs.length, await trouble()], [0, 'NoPaper']);
    await goOn(13_000);
    assert.ok(printer.jobs.length > 0);
    assert.equal(await trouble(), null);
  });

  test('of a practice venue without such a printer stays on the board', async () => {
    const real = await fixture.paperPrinter();
    const venue = await fixture.venueWith([{ port: real.port, purpose: 'Both' }], {}, { isPractice: true });
    const bill = await openBill(venue);
    const print = { kind: 'Bill' };
    const answer = await bill.act('POST', '/print', print, { 'Idempotency-Key': randomUUID() });
    assertRefused(answer, 409, 'BILL_NOT_PRINTABLE');
    await fixture.runOnce();
    assert.equal(real.jobs.length, 0);
    const { items } = (await venue.waiter.call('GET', `/venues/${venue.id}/tickets`)).body.data;
    assert.deepEqual(
      items.map(({ state }: { state: string }) => state),
      ['BoardOnly'],
    );
  });

  test('of a real venue has no mark, also on a printer that is made for practice, too', async () => {
    const printer = await fixture.paperPrinter();
    const venue = await fixture.venueWith([{ port: printer.port, isForPractice: true }]);
    await openBill(venue);
    await fixture.runOnce();
    assert.equal(printer.jobs.length, 1);
    assert.ok(!textOf(printer.jobs[0]!).includes(WORDS.tr.papers.practice));
  });
});

test('each page for guests of a practice venue has the mark in the language of the page, and none is indexed', async () => {
  const username = freshUsername();
  await newVenue(true, { username });
  const { username: real } = (await newVenue(false, { username: freshUsername() })).record.venue;
  for (const language of LANGUAGES) {
    const { text } = await fixture.sofra.call('GET', `/${username}?lang=${language}`);
    assert.ok(
      text.includes(`<p class="practice">${WORDS[language].papers.practice.replaceAll("'", '&#39;')}</p>`),
    );
    assert.match(text, /<meta name="robots" content="noindex, nofollow"\/>/);
  }
  const { text } = await fixture.sofra.call('GET', `/${real}?lang=en`);
  assert.ok(!text.includes(WORDS.en.papers.practice));
  assert.doesNotMatch(text, /noindex/);
});

test('QR cards of a practice venue have the mark', async () => {
  const cardsOf = async ({ owner, id }: StaffedVenue) =>
    (await owner.call('GET', `/venues/${id}/qr-cards`)).text;
  assert.ok((await cardsOf(await newVenue(true))).includes(WORDS.tr.papers.practice));
  assert.ok(!(await cardsOf(await newVenue(false))).includes(WORDS.tr.papers.practice));
});

describe('figures', () => {
  test('of a practice venue are refused, and those of its chain leave it out', async () => {
    const chain = await newVenue(false, { type: 'Headquarter', name: 'Merkez' });
    const branch = { type: 'Branch', parentVenueId: chain.id };
    const real = await newVenue(false, { ...branch, name: 'Moda' });
    const practice = await newVenue(true, { ...branch, name: 'Deneme' });
    for (const venue of [real, practice]) {
      const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab)] });
      const closed = await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': randomUUID() });
      assert.equal(closed.status, 200);
    }
    const { body } = await chain.owner.call('GET', `/venues/${chain.id}/figures/branches`);
    assert.deepEqual(
      body.data.map(({ venue, figures }: { venue: { name: string }; figures: { orders: number } }) => [
        venue.name,
        figures.orders,
      ]),
      [
        ['Merkez', 0],
        ['Moda', 1],
      ],
    );
    const parts = ['today', 'takings', 'trend', 'channels', 'hours', 'products', 'branches', 'taken-off'];
    const long = ['tables/trend', 'sales', 'sales/days', 'records/bills', 'records/bills/table'];
    for (const part of [...parts, ...long]) {
      const read = (venue: StaffedVenue) => venue.owner.call('GET', `/venues/${venue.id}/figures/${part}`);
      assertRefused(await read(practice), 409, 'PRACTICE_NOT_COUNTED');
      assert.equal((await read(real)).status, 200, part);
    }
  });

  test('of a fiscal device: what it demands of the venue does not hold for bills of practice', async () => {
    const venue = await newVenue(true, { fiscalDocuments: 'Required' });
    const bill = await openBill(venue);
    const closed = await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': randomUUID() });
    assert.equal(closed.status, 200);
    const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/fiscal-documents/to-issue`);
    assert.deepEqual(body.data.items, []);
  });
});
