import type { AccountRole } from '../account.ts';

/** How many codes before and after the present code are accepted, because clocks differ and people type slowly. */
export const ACCEPTED_STEPS = 1;

/** How many codes before and after the present one are compared at the set-up, to detect a wrong clock: 15 minutes. */
export const CLOCK_CHECK_STEPS = 30;

/** After this many wrong codes from unknown browsers, no unknown browser can use the factor for `FACTOR_STOP_MS`. */
export const MOST_WRONG_CODES = 10;
/** After this many wrong codes from known browsers, they are treated like unknown browsers. */
export const MOST_KNOWN_WRONG_CODES = 100;

/** How long a factor is stopped for unknown browsers after too many wrong codes. */
export const FACTOR_STOP_MS = 15 * 60_000;

/** The first code of a new authenticator app must arrive this long after its secret was shown. */
export const PENDING_SECRET_LIFETIME_MS = 15 * 60_000;

/** Whether a venue that requires a second factor requires it of people with this role. */
export function isFactorRequiredOf(role: AccountRole): boolean {
  return role === 'Owner' || role === 'Manager';
}

/** A code that a person typed as the second step of a sign-in: of the authenticator app, or a recovery code. */
export type TypedCode = { kind: 'App' | 'Recovery'; code: string };

/** Reads a typed code; `null` if the text is not a code. Spaces, hyphens and the letter case are ignored. */
export function readFactorCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'App', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'Recovery', code } : null;
}
