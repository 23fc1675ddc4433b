import { totpCode, totpStepAt } from '../../src/crypto/totp.ts';
import type { Sofra, TestAnswer } from './sofra.ts';
import { PASSWORD, type Person } from './staff.ts';

/** The authenticator app of a person, and their recovery codes. */
export interface TestFactor {
  secret: string;
  recoveryCodes: string[];
  /** The code of the app now, or some steps of 30 seconds before or after. */
  code(offset?: number): string;
}

/** Shows the code of a secret at the time of a service. */
export function codeOf({ clock }: Pick<Sofra, 'clock'>, secret: string, offset = 0): string {
  return totpCode(secret, totpStepAt(clock.now()) + offset);
}

/** Sets up a second factor for a person who is signed in. The code that it takes is that of the step before the present one. */
export async function setUpFactor(sofra: Sofra, { call }: Person): Promise<TestFactor> {
  const begun = await call('POST', '/session/second-factor', { currentPassword: PASSWORD });
  const { secret } = begun.body.data;
  const confirmed = await call('PUT', '/session/second-factor', { code: codeOf(sofra, secret, -1) });
  if (confirmed.status !== 200) throw new Error(`cannot confirm: ${confirmed.text}`);
  const { recoveryCodes } = confirmed.body.data;
  return { secret, recoveryCodes, code: (offset) => codeOf(sofra, secret, offset) };
}

/** Tries to sign in with the password and a code. */
export function signInWith(
  sofra: Sofra,
  { account }: Person,
  code?: string,
  { headers = {}, password = PASSWORD }: { headers?: Record<string, string>; password?: string } = {},
): Promise<TestAnswer> {
  const body = { email: account.email, password, ...(code === undefined ? {} : { code }) };
  return sofra.call('POST', '/venue/v1/session', { body, headers });
}
