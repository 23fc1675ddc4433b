import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAsking, withApproval } from '../../../test/harness/asking.ts';
import { useSofra } from '../../../test/harness/sofra.ts';

const sofra = useSofra();

test('200: the list of losses says who agreed, and sums what each colleague agreed to', async () => {
  const { venue, manager, bill, total, off, ask, agree } = await newAsking(sofra);
  const [line] = bill.first.lines;
  const own = await bill.act('PUT', `/lines/${line.id}/discount`, { amount: 1, reason: 'Late', revision: 1 });
  assert.equal(own.status, 200, own.text);
  const asked = await ask(await off(total / 2));
  await agree(asked.id);
  assert.equal((await off(total / 2, withApproval(asked.id))).status, 200);
  const read = async (below: string) =>
    (await venue.owner.call('GET', `/venues/${venue.id}/figures/${below}`)).body.data;
  const { id } = manager.account;
  const [entry, ...others] = (await read(`taken-off?approverId=${id}`)).items;
  assert.deepEqual([entry.action, entry.approvedBy.id, others], ['BillDiscounted', id, []]);
  assert.equal((await read('taken-off')).items.length, 2);
  const [sum, ...more] = await read('taken-off/people?summedBy=Approver');
  assert.deepEqual([sum.by.id, sum.entries, sum.lost, more], [id, 1, total / 2, []]);
  const path = `/venues/${venue.id}/figures/tables/taken-off-approved`;
  const { text } = await venue.owner.call('GET', path, undefined, { 'accept-language': 'en' });
  assert.match(text, /^\uFEFF?Approved by;Entries;Lost;[\s\S]*\r\nMert;1;120,50;/);
});
