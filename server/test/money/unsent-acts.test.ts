import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { WORDS } from '../../src/words/words.ts';
import { choosePin, registerDevice } from '../harness/registered-device.ts';
import { TUESDAY_AFTERNOON } from '../harness/sofra.ts';
import { type PrintingFixture, startPrinting, textOf } from '../printers/printing-fixture.ts';
import { soldBill } from './drawer-evening.ts';

let fixture: PrintingFixture;
before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

const SINCE = TUESDAY_AFTERNOON - 90 * 60_000;

/** A venue with something to report, and a till that says in each call what it has not sent. */
async function newTill(columns: 32 | 48 = 48) {
  const paper = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ name: 'Kasa', port: paper.port, purpose: 'Bills', columns }]);
  const till = await registerDevice(fixture.sofra, venue.owner, venue.id, 'Till', 'Kasa 2');
  const token = await choosePin(till, venue.owner, {
    ...{ venueId: venue.id, accountId: venue.waiter.account.id, pin: '4071' },
  });
  const says = async (unsent: string | null) => {
    const headers: Record<string, string> = { cookie: till.cookie, 'sofra-person': token };
    if (unsent !== null) headers['sofra-unsent'] = unsent;
    const answer = await fixture.sofra.call('GET', `/venue/v1/venues/${venue.id}/tables`, { headers });
    assert.equal(answer.status, 200, answer.text);
  };
  const path = `/venues/${venue.id}/day-reports`;
  const unsentOf = async (report: string) =>
    (await venue.owner.call('GET', `${path}/${report}`)).body.data.unsentActs;
  return { venue, till, says, path, unsentOf, paper };
}

for (const columns of [32, 48] as const)
  test(`a report names the devices with unsent acts: day so far, JSON, table and paper of ${columns} letters, and it verifies`, async () => {
    const { venue, till, says, path, unsentOf, paper } = await newTill(columns);
    await soldBill(venue, { kind: 'Cash' });
    await says(`3;${SINCE}`);
    const [unsent] = await unsentOf('so-far');
    assert.deepEqual(unsent.device, { id: till.id, name: 'Kasa 2' });
    assert.deepEqual([unsent.count, Date.parse(unsent.since)], [3, SINCE]);
    assert.ok(Date.parse(unsent.heardAt) > SINCE);
    const made = await venue.owner.call('POST', path, { after: 0 });
    assert.equal(made.body.data.unsentActs[0].count, 3, made.text);
    assert.equal((await verifyVenue(fixture.db, venue.id, null)).difference, null);
    const { unsentActs: part } = WORDS.tr.figures;
    const table = await venue.owner.call('GET', `${path}/1/table`, undefined, { 'accept-language': 'tr' });
    const row = table.text.split('\n').find((line: string) => line.startsWith(part));
    assert.match(row ?? table.text, /Kasa 2;\d{4}-\d\d-\d\d \d\d:\d\d;3;/);
    await venue.owner.call('POST', `${path}/1/print`);
    await fixture.runOnce();
    const printed = textOf(paper.jobs.at(-1)!);
    assert.match(printed, new RegExp(`${part}[^]*Kasa 2, [^]*\\b3\\b`));
    const widest = Math.max(...printed.split('\n').map((line) => line.length));
    assert.ok(widest <= columns, `${widest}\n${printed}`);
  });

test('what was sent since is in no later report, and the earlier report stays as it was', async () => {
  const { venue, says, path, unsentOf } = await newTill();
  await soldBill(venue);
  await says(`1;${SINCE}`);
  await venue.owner.call('POST', path, { after: 0 });
  await says('0');
  assert.deepEqual(await unsentOf('so-far'), []);
  await soldBill(venue);
  await venue.owner.call('POST', path, { after: 1 });
  assert.deepEqual([(await unsentOf('1')).length, await unsentOf('2')], [1, []]);
});

test('a call without the header or with another text changes nothing, a withdrawn device is left out', async () => {
  const { venue, till, says, unsentOf } = await newTill();
  await says(`2;${SINCE}`);
  for (const text of [null, 'many', '2', '-1;5']) await says(text);
  const [unsent] = await unsentOf('so-far');
  assert.equal(unsent.count, 2);
  await venue.owner.call('DELETE', `/venues/${venue.id}/devices/${till.id}`);
  assert.deepEqual(await unsentOf('so-far'), []);
});

test('the row of the device is written when what it says changes, and not again for the same', async () => {
  const { venue, till, says } = await newTill();
  const version = async () => {
    const [row] = await fixture.db.query<{ xmin: string }>({
      text: 'select xmin::text from device where venue_id = $1 and device_id = $2',
      values: [venue.id, till.id],
    });
    return row!.xmin;
  };
  await says(`1;${SINCE}`);
  const written = await version();
  await says(`1;${SINCE + 4_000}`);
  assert.equal(await version(), written);
  await says(`2;${SINCE}`);
  assert.notEqual(await version(), written);
});

test('a report from before devices said so has none', async () => {
  const { venue, path, unsentOf } = await newTill();
  await soldBill(venue);
  await venue.owner.call('POST', path, { after: 0 });
  await fixture.db.query({
    text: `update day_report set content = (content::jsonb - 'unsentActs')::json where venue_id = $1`,
    values: [venue.id],
  });
  assert.deepEqual(await unsentOf('1'), []);
  assert.equal((await venue.owner.call('GET', `${path}/1/table`)).status, 200);
});
