import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { startSofra, type TestAnswer } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type Person } from '../../../test/harness/staff.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

const mails: MailToSend[] = [];
const sofra = useFixture(() =>
  startSofra({
    sendMail: async (mail) => {
      mails.push(mail);
      return 'Sent';
    },
  }),
);
after(() => sofra.close());

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

async function signInWith({ account }: Person, cookie: string | null): Promise<TestAnswer> {
  const headers = { 'user-agent': CHROME, ...(cookie === null ? {} : { cookie }) };
  const body = { email: account.email, password: PASSWORD };
  const answer = await sofra.call('POST', '/venue/v1/session', { body, headers });
  assert.equal(answer.status, 200, answer.text);
  return answer;
}

const readNotices = async ({ call }: Person, venueId: string) =>
  (await call('GET', `/venues/${venueId}/notices/mine`)).body.data;

test('a sign-in on a browser that is new to the account is in the bell, and in a mail to its person', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  assert.deepEqual(await readNotices(owner, id), [], 'the first sign-in of all tells nothing');
  mails.length = 0;
  const answer = await signInWith(owner, null);
  const [notice, ...others] = await readNotices(owner, id);
  assert.deepEqual(
    [notice.kind, notice.newBrowser, others.length],
    ['NewBrowser', { browser: 'Chrome, Android', network: '127.0.0.0/24' }, 0],
  );
  assert.deepEqual(await readNotices(waiter, id), []);
  const [mail, ...more] = mails;
  assert.deepEqual([mail!.to, more.length], [owner.account.email, 0]);
  assert.match(mail!.text, /Chrome, Android, 127\.0\.0\.0\/24/);
  const device = answer.headers.getSetCookie()[1]!.split(';')[0]!;
  await signInWith(owner, device);
  assert.equal((await readNotices(owner, id)).length, 1, 'the browser is known from then on');
  await signInWith(waiter, device);
  assert.equal((await readNotices(waiter, id)).length, 1, 'and new to another person');
});

test('another address is in the bell of its person, with who changed it', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const email = `new-${waiter.account.email}`;
  const path = `/venues/${id}/accounts/${waiter.account.id}`;
  const changed = await owner.call('PATCH', path, { email });
  assert.equal(changed.status, 200, changed.text);
  await owner.call('PATCH', path, { name: 'Deniz Kaya' });
  const [notice, ...others] = await readNotices(waiter, id);
  const { address, kind } = notice;
  assert.deepEqual(
    [kind, address, others.length],
    ['AddressChanged', { before: waiter.account.email, after: email, by: owner.account.name }, 0],
  );
  assert.deepEqual(await readNotices(owner, id), []);
});
