import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setUpFactor } from '../../../test/harness/second-factor.ts';
import { OPERATOR_TOKEN, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type Person } from '../../../test/harness/staff.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

const mails: MailToSend[] = [];
const clock = testClock();
const sofra = useSofra({
  clock,
  sendMail: async (mail) => {
    mails.push(mail);
    return 'Sent';
  },
});

beforeEach(() => {
  mails.length = 0;
});

const removed = /Doğrulama uygulaması hesabınızdan kaldırıldı/;

async function readNotices({ call }: Person, venueId: string) {
  const { body } = await call('GET', `/venues/${venueId}/notices/mine`);
  return body.data.map(({ kind, factor }: { kind: string; factor: unknown }) => [kind, factor]);
}

/** The mails since the last call: the address and the text of each. */
function newMails(): [string, string][] {
  return mails.splice(0).map(({ to, text }) => [to, text]);
}

test('a person is told in the bell and by mail that an app, and new recovery codes, were added to their account', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const { name, email } = waiter.account;
  const factor = await setUpFactor(sofra, waiter);
  const added = ['FactorChanged', { change: 'AppAdded', by: name }];
  assert.deepEqual(await readNotices(waiter, id), [added]);
  const [[to, text], ...others] = newMails() as [[string, string]];
  assert.deepEqual([to, others], [email, []]);
  assert.match(text, /doğrulama uygulaması eklendi/);
  assert.ok(!text.includes(factor.secret));
  clock.advance(60_000);
  const proved = { currentPassword: PASSWORD, code: factor.code() };
  assert.equal((await waiter.call('POST', '/session/recovery-codes', proved)).status, 200);
  assert.deepEqual(await readNotices(waiter, id), [
    ['FactorChanged', { change: 'CodesRenewed', by: name }],
    added,
  ]);
  assert.match(newMails()[0]![1], /yeni kurtarma kodları/);
  assert.deepEqual(await readNotices(owner, id), [], 'no one else is told');
});

test('a person is told who removed their second factor: they themselves, an owner, or the operator', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const { email } = waiter.account;
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const removals: [string | null, (code: () => string) => Promise<{ status: number }>][] = [
    [
      waiter.account.name,
      (code) =>
        waiter.call('POST', '/session/second-factor/end', { currentPassword: PASSWORD, code: code() }),
    ],
    [
      owner.account.name,
      () => owner.call('DELETE', `/venues/${id}/accounts/${waiter.account.id}/second-factor`),
    ],
    [null, () => sofra.call('POST', '/operator/v1/second-factor-removals', { body: { email }, headers })],
  ];
  for (const [by, remove] of removals) {
    const { code } = await setUpFactor(sofra, waiter);
    clock.advance(60_000);
    mails.length = 0;
    assert.equal((await remove(code)).status, 200);
    assert.deepEqual((await readNotices(waiter, id))[0], ['FactorChanged', { change: 'AppRemoved', by }]);
    const [[to, text], ...others] = newMails() as [[string, string]];
    assert.deepEqual([to, others], [email, []]);
    assert.match(text, removed);
  }
  const again = await owner.call('DELETE', `/venues/${id}/accounts/${waiter.account.id}/second-factor`);
  assert.deepEqual([again.status, newMails()], [200, []], 'nothing happened, and no one is told');
});
