import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshUsername, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { moveNow } from '../../../test/venues/bill-moves.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { billPageCode } from '../../crypto/tokens/bill-page-code.ts';
import { WORDS } from '../../words/words.ts';
import { openPage } from '../guest-fixture.ts';

const sofra = useSofra({ publicSite: 'https://sofra.example' });
const venue = useFixture(() =>
  newStaffedVenue(sofra, { username: freshUsername(), name: 'Köşe <b> Lokantası' }),
);

/** Opens a bill. Returns it with the path of its page. */
async function openedBill() {
  const bill = await openBill(venue);
  const { url } = (await bill.act('GET', '/page')).body.data;
  return { bill, path: new URL(url).pathname };
}

test('200: a guest reads the bill as it is now, and that it is no fiscal document', async () => {
  const { bill, path } = await openedBill();
  const { status, text, html, headers } = await openPage(sofra, path);
  assert.equal(status, 200);
  for (const words of [
    'PROVISIONAL BILL',
    'Köşe <b> Lokantası',
    `Bill ${bill.first.number}`,
    venue.menu.kebab.name,
    '120.50 TL',
  ]) {
    assert.ok(text.includes(words), `${words}\n${text}`);
  }
  assert.ok(text.includes(WORDS.en.papers.bill.notFiscal) && !html.includes('Köşe <b>'));
  assert.deepEqual(
    ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name)),
    ['no-store', 'noindex, nofollow', 'no-referrer'],
  );
  await bill.act('POST', '/close', { kind: 'Card' });
  const closed = await openPage(sofra, path);
  assert.ok(closed.text.includes('RECEIPT') && closed.text.includes('Card 120.50'));
});

test('200: the page is in the language of the guest', async () => {
  const { path } = await openedBill();
  for (const language of LANGUAGES) {
    const { text } = await openPage(sofra, path, { language });
    assert.ok(text.includes(WORDS[language].papers.bill.provisional), language);
  }
});

test('200: a guest whose dishes moved to another bill reads that bill at the old address', async () => {
  const { bill, path } = await openedBill();
  const { bill: other } = await openedBill();
  await moveNow(venue, bill.first.id, other.first.id);
  const { status, text } = await openPage(sofra, path);
  assert.equal(status, 200);
  assert.ok(text.includes(`Bill ${other.first.number}`) && text.includes('241.00 TL'), text);
});

test('404: no other address leads to a bill, and a cancelled bill has no page', async () => {
  const { bill, path } = await openedBill();
  const other = await newStaffedVenue(sofra, { username: freshUsername() });
  const { username } = other.record.venue;
  const code = path.split('/').at(-1)!;
  const forged = billPageCode(Buffer.alloc(32, 1), venue.id, bill.first.id);
  const unknown = path.replace(code, billPageCode(Buffer.alloc(32), venue.id, randomUUID()));
  for (const wrong of [
    path.slice(0, -1),
    `${path}A`,
    path.replace(code, forged),
    `/${username}/b/${code}`,
    unknown,
  ]) {
    assert.equal((await openPage(sofra, wrong)).status, 404, wrong);
  }
  await bill.act('POST', '/void');
  assert.equal((await openPage(sofra, path)).status, 404);
});

test('200: a venue without a username has no pages for its bills', async () => {
  const bill = await openBill(await newStaffedVenue(sofra));
  assert.deepEqual((await bill.act('GET', '/page')).body.data, { url: null });
});
