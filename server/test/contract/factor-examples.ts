import assert from 'node:assert/strict';
import { EXAMPLE_IDS } from '../../src/http/openapi/example-ids.ts';
import { makeBrowserLink } from '../../src/operations/access/sign-in/browser-links.ts';
import { systemRandom } from '../../src/parts/parts.ts';
import { newTestPasskey } from '../harness/passkey.ts';
import { codeOf } from '../harness/second-factor.ts';
import type { Sofra, TestAnswer } from '../harness/sofra.ts';

type TrySend = (name: string, made: Record<string, string>) => Promise<TestAnswer>;

/**
 * Sends the examples of second factors, with codes of an app and answers of passkeys. Signed in again by the last of them, which ends all other sessions.
 * @param trySend  sends an example as the owner
 * @returns the cookie of the new session
 */
export async function sendFactorExamples(sofra: Sofra, trySend: TrySend, cookie: string): Promise<string> {
  const send = async (name: string, made: Record<string, string> = {}): Promise<TestAnswer> => {
    const answer = await trySend(name, made);
    assert.ok(answer.status < 300, `${name}: ${answer.text}`);
    return answer;
  };
  const codeAt = (secret: string, offset: number) => ({ code: codeOf(sofra, secret, offset) });
  const { secret } = (await send('venue beginFactor')).body.data;
  await send('venue confirmFactor', codeAt(secret, -1));
  for (const name of ['getOwnFactor', 'getFactorRule', 'setFactorRule']) await send(`venue ${name}`);
  const path = `/venue/v1/venues/${EXAMPLE_IDS.venue}/second-factor`;
  await sofra.call('PUT', path, { headers: { cookie }, body: { isRequired: true } });
  await send('venue renewRecoveryCodes', codeAt(secret, 0));
  await send('venue endFactor', codeAt(secret, 1));
  const added = newTestPasskey();
  const answers = (passkey: unknown) => ({ passkey: JSON.stringify(passkey) });
  const { challenge } = (await send('venue beginPasskey')).body.data;
  await send('venue confirmPasskey', answers(added.create(challenge)));
  await send('venue showSecondStep');
  const proving = (await send('venue beginOwnSecondStep')).body.data.passkey;
  const [{ id: passkeyId }] = (await send('venue getOwnFactor')).body.data.passkeys;
  await send('venue endPasskey', { passkeyId, ...answers(added.answer(proving.challenge)) });
  const offered = (await send('venue offerPasskey')).body.data;
  await send('venue confirmOfferedPasskey', answers(newTestPasskey().create(offered.challenge)));
  await send('operator removeSecondFactor');
  const shown = (await send('venue showFactorSecret')).body.data;
  const confirmed = await send('venue confirmFactorSecret', codeAt(shown.secret, 0));
  await send('operator removeSecondFactor');
  return confirmed.headers.get('set-cookie')!.split(';')[0]!;
}

/** What a mailed link carries that allows a browser to sign in. */
export async function browserToken({ db, clock }: Sofra): Promise<string> {
  const [account] = await db.query<{ venueId: string; accountId: string }>({
    text: 'select venue_id as "venueId", account_id as "accountId" from account where email is not null limit 1',
  });
  return (await makeBrowserLink({ db, random: systemRandom }, account!, clock.now()))!.token;
}
