import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, sampleAccount, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

const PIN = '804719';

/** Makes a till with a cashier, a manager with a PIN there, and a question of the cashier. */
async function newTillWithQuestion() {
  const account = await sampleAccount('Manager');
  const venue = await newStaffedVenue(sofra, { roles: null }, { accounts: [account] });
  const manager = await signIn(sofra, account);
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const cashier = venue.waiter.account.id;
  const token = await choosePin(till, venue.owner, { venueId: venue.id, accountId: cashier, pin: '8305' });
  await choosePin(till, venue.owner, { venueId: venue.id, accountId: account.id, pin: PIN });
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  const questions = `/venues/${venue.id}/approvals`;
  const gift = (line: number, headers: Record<string, string> = {}) =>
    sofra.call('PUT', `/venue/v1${bill.path}/lines/${bill.first.lines[line].id}/gift`, {
      headers: { cookie: till.cookie, 'sofra-person': token, ...headers },
      body: { isGift: true, reason: 'Late' },
    });
  const ask = async (line: number): Promise<string> => {
    const refused = await gift(line);
    assertRefused(refused, 403, 'APPROVAL_NEEDED');
    const asked = await till.call('POST', questions, refused.body.details, token);
    assert.equal(asked.status, 201, asked.text);
    return asked.body.data.id;
  };
  const agree = (id: string, body: unknown, by: string | null = token) =>
    till.call('POST', `${questions}/${id}/agree`, body, by);
  return { venue, manager, till, token, bill, questions, gift, ask, agree, cashier };
}

test('200: a colleague enters their PIN at the till for one question, and reads where it was', async () => {
  const { venue, manager, bill, gift, ask, agree, till } = await newTillWithQuestion();
  const id = await ask(0);
  const entered = { approverId: manager.account.id, pin: PIN };
  const agreed = await agree(id, entered);
  assert.equal(agreed.body.data.state, 'Agreed', agreed.text);
  const done = await gift(0, { approval: id });
  assert.equal(done.status, 200, done.text);
  const { history } = await bill.read();
  assert.deepEqual(
    [history.at(-1).approvedBy.id, history.at(-1).approvedBy.device?.id],
    [manager.account.id, till.id],
  );
  const [notice] = (await manager.call('GET', `/venues/${venue.id}/notices/mine`)).body.data;
  assert.deepEqual([notice.kind, notice.given.deviceName], ['ApprovalGiven', 'Till at the bar']);
});

test('403: a PIN that was seen agrees to nothing hidden: each question takes it again and tells its person, and wrong ones are counted', async () => {
  const { venue, manager, gift, ask, agree } = await newTillWithQuestion();
  const entered = { approverId: manager.account.id, pin: PIN };
  const first = await ask(0);
  await agree(first, entered);
  const second = await ask(1);
  assertRefused(await gift(1, { approval: first }), 403, 'APPROVAL_NEEDED');
  assertRefused(await gift(1, { approval: second }), 403, 'APPROVAL_NEEDED');
  assertRefused(await agree(second, { ...entered, pin: '111111' }), 403, 'PIN_WRONG');
  for (let wrong = 1; wrong < 10; wrong += 1) await agree(second, { ...entered, pin: '111111' });
  assertRefused(await agree(second, entered), 403, 'PIN_STOPPED');
  assert.equal((await manager.call('POST', `/venues/${venue.id}/approvals/${second}/agree`)).status, 200);
  const notices = (await manager.call('GET', `/venues/${venue.id}/notices/mine`)).body.data;
  assert.deepEqual(
    new Set(notices.map((one: { given: { deviceName: string | null } }) => one.given.deviceName)),
    new Set([null, 'Till at the bar']),
  );
});

test('403: a PIN counts only at a shared device, for the person who asked there, and never for oneself', async () => {
  const { venue, manager, ask, agree, cashier } = await newTillWithQuestion();
  const id = await ask(0);
  const entered = { approverId: manager.account.id, pin: PIN };
  const elsewhere = await venue.waiter.call('POST', `/venues/${venue.id}/approvals/${id}/agree`, entered);
  assertRefused(elsewhere, 403, 'NOT_PERMITTED');
  assertRefused(await agree(id, { approverId: cashier, pin: '8305' }), 403, 'NOT_PERMITTED');
  assertRefused(await agree(id, undefined), 403, 'NOT_PERMITTED');
  const alone = await agree(id, entered, null);
  assert.ok([401, 403].includes(alone.status), alone.text);
});
