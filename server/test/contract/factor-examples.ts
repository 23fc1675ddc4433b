import assert from 'node:assert/strict';
import { EXAMPLE_IDS } from '../../src/http/openapi/example-ids.ts';
import { makeBrowserLink } from '../../src/operations/access/browser-links.ts';
import { systemRandom } from '../../src/parts/parts.ts';
import { codeOf } from '../harness/second-factor.ts';
import type { Sofra, TestAnswer } from '../harness/sofra.ts';

type TrySend = (name: string, made: Record<string, string>) => Promise<TestAnswer>;

/**
 * Sends the examples of second factors, with codes of an app. Signed in again by the last of them, which ends all other sessions.
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
