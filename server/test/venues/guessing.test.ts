import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { createSignInFailures } from '../../src/operations/access/sign-in/sign-in-failures.ts';
import type { MailToSend } from '../../src/parts/outgoing.ts';
import { assertRefused } from '../harness/refusals.ts';
import { SECRET_KEYS } from '../harness/secret-key.ts';
import { openTestDatabase, type Sofra, type SofraSettings, testClock, useSofra } from '../harness/sofra.ts';
import { PASSWORD, sampleAccount } from '../harness/staff.ts';

/** Passwords guessed from many addresses, at three servers. */
const clock = testClock();
const db = openTestDatabase();
const mails: MailToSend[] = [];
const sendMail = async (mail: MailToSend) => {
  mails.push(mail);
  return 'Sent' as const;
};
const settings: SofraSettings = { db, clock, trustedProxies: ['127.0.0.1'] };
const servers = [0, 1, 2].map(() => useSofra(() => ({ ...settings, sendMail })));
const withoutMail = useSofra(() => settings);
const restarted = useSofra(() => ({ ...settings, sendMail }));
after(() => db.close());

const HOME = '198.51.100.200';
const ADDRESSES = Array.from({ length: 310 }, (_, at) => `203.0.${at >> 8}.${at & 255}`);

function signIn(server: Sofra, email: string | null, password: string, address: string, cookie?: string) {
  const headers = { 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...(cookie && { cookie }) };
  return server.call('POST', '/venue/v1/session', { body: { email, password }, headers });
}

async function newAccount(): Promise<string> {
  const account = await sampleAccount('Owner');
  await servers[0]!.newVenue({}, { accounts: [account] });
  return account.email!;
}

/** Counts failures as if they had been tried. */
async function failOften(email: string, times: number): Promise<void> {
  const failures = createSignInFailures({ db, log: pino({ level: 'silent' }), clock }, SECRET_KEYS);
  for (let at = 0; at < times; at += 1) failures.add(email, clock.now());
  await failures.flush();
}

/** Tries 400 wrong passwords in turn, from 310 addresses. @returns how often each answer came */
async function guess(email: string, over: readonly Sofra[]): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (let at = 0; at < 400; at += 1) {
    const address = ADDRESSES[at % ADDRESSES.length]!;
    const { errorCode } = (await signIn(over[at % over.length]!, email, `guess ${at}`, address)).body;
    answers.set(errorCode, (answers.get(errorCode) ?? 0) + 1);
    clock.advance(1_000);
  }
  return answers;
}

test('of 400 guesses from 310 addresses at three servers, 101 to 130 are evaluated, and no right password after them', async () => {
  const email = await newAccount();
  const answers = await guess(email, servers);
  const evaluated = answers.get('SIGN_IN_FAILED')!;
  assert.ok(evaluated >= 101 && evaluated <= 130, `${evaluated} were evaluated`);
  assert.equal(answers.get('BROWSER_LINK_NEEDED'), 400 - evaluated);
  assertRefused(await signIn(servers[1]!, email, PASSWORD, HOME), 403, 'BROWSER_LINK_NEEDED');
  // The counts are those of all servers, also of one that was just started.
  assertRefused(await signIn(restarted, email, PASSWORD, HOME), 403, 'BROWSER_LINK_NEEDED');
});

test('an address that no account has gets the same answers', async () => {
  const emails = [await newAccount(), `nobody-${Date.now()}@example.com`];
  for (const email of emails) {
    await failOften(email, 100);
    const codes = [];
    for (let at = 0; at < 3; at += 1)
      codes.push((await signIn(servers[0]!, email, 'wrong', `192.0.2.${at}`)).body.errorCode);
    assert.deepEqual(codes, ['SIGN_IN_FAILED', 'BROWSER_LINK_NEEDED', 'BROWSER_LINK_NEEDED']);
  }
});

test('the mailed link allows one browser, once, and one is mailed in a quarter of an hour', async () => {
  const email = await newAccount();
  await failOften(email, 101);
  for (let at = 0; at < 5; at += 1) await signIn(servers[at % 3]!, email, 'wrong', `192.0.2.${at}`);
  const mailed = () => mails.filter(({ to }) => to === email);
  // It is mailed in the background.
  while (mailed().length === 0) await setImmediate();
  const token = /\/app\/browser#(\S+)/.exec(mailed()[0]!.text)![1]!;
  const allow = () => servers[2]!.call('POST', '/venue/v1/session/browser', { body: { token } });
  const allowed = await allow();
  assert.equal(allowed.status, 200, allowed.text);
  assertRefused(await allow(), 403, 'PASSWORD_LINK_INVALID');
  const cookie = allowed.headers.getSetCookie()[0]!.split(';')[0]!;
  assert.equal((await signIn(servers[0]!, email, PASSWORD, HOME, cookie)).status, 200);
  assert.equal(mailed().length, 1);
  assertRefused(await signIn(servers[0]!, email, PASSWORD, HOME), 403, 'BROWSER_LINK_NEEDED');
});

test('failures are forgotten half an hour later', async () => {
  const email = await newAccount();
  await failOften(email, 400);
  clock.advance(14 * 60_000);
  assertRefused(await signIn(servers[0]!, email, PASSWORD, HOME), 403, 'BROWSER_LINK_NEEDED');
  clock.advance(16 * 60_000);
  assert.equal((await signIn(servers[0]!, email, PASSWORD, HOME)).status, 200);
});

test('without a mail server each address has one free try, and the right password counts', async () => {
  const email = await newAccount();
  await failOften(email, 101);
  const codes = [];
  for (let at = 0; at < 2; at += 1)
    codes.push((await signIn(withoutMail, email, 'wrong', '192.0.2.77')).body.errorCode);
  assert.deepEqual(codes, ['SIGN_IN_FAILED', 'SIGN_IN_THROTTLED']);
  assert.equal((await signIn(withoutMail, email, PASSWORD, HOME)).status, 200);
});
