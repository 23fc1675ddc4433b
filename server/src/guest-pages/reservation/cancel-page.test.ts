import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { anyHostileText } from '../../../test/printers/hostile-text.ts';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { RESERVATION_STATUSES } from '../../core/reservations/reservation.ts';
import { fillMessage } from '../../core/text/message.ts';
import { cleanText, isValidText } from '../../core/text/text.ts';
import { findReservation, listReservationHistory } from '../../store/reservations/reservations.ts';
import { WORDS } from '../../words/words.ts';
import { type GuestVenue, newGuestVenue, openPage, plainText, reserve } from '../guest-fixture.ts';

const sofra = useSofra(() => ({ publicSite: 'https://sofra.example' }));
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});
beforeEach(() => sofra.clock.set(TABLE_AT - 86_400_000));

/** Sends the cancel form. */
function send(
  path: string,
  form: Record<string, string>,
  { query = '', headers = {}, language = 'en' } = {},
) {
  const body = new URLSearchParams(form);
  return openPage(sofra, `${path}/cancel${query}`, { method: 'POST', body, headers, language });
}

async function standing({ venueId, id }: { venueId: string; id: string }) {
  const { status, cancelledBy, cancellationReason } = (await findReservation(sofra.db, [venueId], id))!;
  return { status, cancelledBy, cancellationReason };
}

test('200: the cancel form shows the reservation in the language of the guest, and needs no script', async () => {
  const { path } = await reserve(sofra, venue);
  for (const language of LANGUAGES) {
    const { status, html, text, headers } = await openPage(sofra, `${path}/cancel`, { language });
    const { heading, reasonLabel, reasonHint, confirm, keep } = WORDS[language].guestPages.cancelling;
    assert.deepEqual([status, headers.get('x-robots-tag')], [200, 'noindex, nofollow']);
    for (const words of [heading, reasonLabel, reasonHint, confirm, keep, 'Köşe Lokantası', '20:00']) {
      assert.ok(text.includes(words.replaceAll(/\s/g, ' ')), `${language}: ${words}`);
    }
    assert.ok(html.includes(`<form class="card stack" method="post" action="${path}/cancel">`));
    assert.doesNotMatch(html, /<script/);
  }
});

test('200: opening the cancel form cancels nothing', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  await openPage(sofra, `${path}/cancel?reason=x`);
  assert.equal((await standing(reservation)).status, 'Confirmed');
});

test('303: the form cancels for the guest, and redirects to the page that confirms it', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const sent = await send(path, { reason: ' Hastayım,\r\ngelemiyorum ' });
  assert.deepEqual([sent.status, sent.headers.get('location'), sent.html], [303, path, '']);
  const cancellationReason = 'Hastayım, gelemiyorum';
  assert.deepEqual(await standing(reservation), {
    status: 'Cancelled',
    cancelledBy: 'Customer',
    cancellationReason,
  });
  const history = await listReservationHistory(sofra.db, venue.id, reservation.id);
  assert.deepEqual(history.slice(1), [
    {
      action: 'Cancelled',
      at: sofra.clock.now(),
      by: { kind: 'Guest' },
      detail: { reason: cancellationReason },
    },
  ]);
  const { text } = await openPage(sofra, path);
  assert.match(
    text,
    /You have cancelled this reservation .* Reason Hastayım, gelemiyorum .* already cancelled/,
  );
});

test('303: an unanswered request can be cancelled, too, and without a reason', async () => {
  for (const form of [{}, { reason: '' }, { reason: ' \u202e\n ' }, { other: 'x' }] as Record<
    string,
    string
  >[]) {
    const { path, reservation } = await reserve(sofra, venue, { status: 'Pending' });
    assert.equal((await send(path, form)).status, 303);
    assert.deepEqual(await standing(reservation), {
      status: 'Cancelled',
      cancelledBy: 'Customer',
      cancellationReason: null,
    });
  }
});

test('303: the chosen language is carried from the form to the page', async () => {
  const { path } = await reserve(sofra, venue);
  const { html } = await openPage(sofra, `${path}/cancel?lang=ar`);
  assert.ok(html.includes(`action="${path}/cancel?lang=ar"`) && html.includes(`href="${path}?lang=ar"`));
  const { headers } = await send(path, {}, { query: '?lang=ar' });
  assert.equal(headers.get('location'), `${path}?lang=ar`);
  assert.match((await openPage(sofra, headers.get('location')!)).text, /لقد ألغيتم هذا الحجز/);
});

test('303: a guest who submits the form twice cancels once, with the first reason', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const sent = await Promise.all(['one', 'two', 'three'].map((reason) => send(path, { reason })));
  assert.deepEqual(
    sent.map(({ status }) => status),
    [303, 303, 303],
  );
  const { cancellationReason } = await standing(reservation);
  assert.equal((await send(path, { reason: 'four' })).status, 303);
  assert.equal((await standing(reservation)).cancellationReason, cancellationReason);
  const history = await listReservationHistory(sofra.db, venue.id, reservation.id);
  assert.deepEqual(
    history.map(({ action }) => action),
    ['Taken', 'Cancelled'],
  );
});

test('303: a reservation that can no longer be cancelled is unchanged, and the page says why', async () => {
  for (const status of RESERVATION_STATUSES) {
    const { id: _, ...change } = reservationIn(status);
    const { path, reservation } = await reserve(sofra, venue, { ...change, venueId: venue.id });
    const before = await standing(reservation);
    sofra.clock.set(TABLE_AT);
    const question = await openPage(sofra, `${path}/cancel`);
    assert.deepEqual([question.status, question.headers.get('location')], [303, path], status);
    const sent = await send(path, { reason: 'too late' });
    assert.deepEqual([sent.status, sent.headers.get('location')], [303, path], status);
    const tooLong = await send(path, { reason: 'x'.repeat(251) });
    assert.deepEqual([tooLong.status, tooLong.headers.get('location')], [303, path], status);
    if (status !== 'Pending') assert.deepEqual(await standing(reservation), before, status);
    assert.notEqual((await standing(reservation)).cancelledBy, 'Customer', status);
  }
});

test('303: the form is accepted from the public site and from the service itself', async () => {
  for (const origin of ['https://sofra.example', sofra.baseUrl]) {
    const { path, reservation } = await reserve(sofra, venue);
    assert.equal((await send(path, {}, { headers: { origin } })).status, 303);
    assert.equal((await standing(reservation)).status, 'Cancelled');
  }
  const { path } = await reserve(sofra, venue);
  // With the referrer policy of the other pages, a browser would not send the origin of the form.
  assert.equal((await openPage(sofra, `${path}/cancel`)).headers.get('referrer-policy'), 'same-origin');
});

test('400: a reason of more than 250 characters is refused, and stays in the form for the guest to shorten', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  for (const language of LANGUAGES) {
    const reason = `${'🌧'.repeat(250)}&`;
    const { status, text, html } = await send(path, { reason }, { language });
    assert.equal(status, 400);
    assert.ok(
      text.includes(
        fillMessage(language, WORDS[language].guestPages.cancelling.reasonTooLong, {
          length: 251,
          most: 250,
        }),
      ),
      text,
    );
    const [, shown] = /<textarea [^>]*aria-invalid="true"[^>]*>([^<]*)<\/textarea>/.exec(html)!;
    assert.equal(plainText(shown!), reason);
  }
  assert.equal((await standing(reservation)).status, 'Confirmed');
  // A browser sends a line break as two characters.
  const longest = '🌧'.repeat(249);
  assert.equal((await send(path, { reason: longest.replace('🌧', '🌧\r\n') })).status, 303);
  assert.equal((await standing(reservation)).cancellationReason, longest.replace('🌧', '🌧 '));
});

test('400: a reason that is too long is escaped in the form', async () => {
  const { path } = await reserve(sofra, venue);
  const hostile = '</textarea><script>alert(1)</script>"\'';
  await fc.assert(
    fc.asyncProperty(anyHostileText(), async (text) => {
      fc.pre(isValidText(text));
      const reason = `${'x'.repeat(260)}${text}${hostile}`;
      const { html } = await send(path, { reason });
      const [, shown] = /<textarea [^>]*>([^<]*)<\/textarea>/.exec(html)!;
      // A browser sends a line break as two characters, which count as one.
      assert.equal(plainText(shown!), cleanText(reason.replaceAll('\r\n', '\n')));
    }),
    { numRuns: 50 },
  );
});

test('403: a form of another site cancels nothing', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'https://sofra.example.elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    const { status, text } = await send(path, {}, { headers });
    assert.equal(status, 403);
    assert.match(text, /We are sorry .* another website/);
  }
  assert.equal((await standing(reservation)).status, 'Confirmed');
});

test('413 and 415: a body that is too large or not a form is not read', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const large = await send(path, { reason: 'x'.repeat(20_000) });
  assert.equal(large.status, 413);
  const json = { method: 'POST', body: '{"reason":"x"}', headers: { 'content-type': 'application/json' } };
  assert.equal((await openPage(sofra, `${path}/cancel`, json)).status, 415);
  assert.equal((await standing(reservation)).status, 'Confirmed');
});
