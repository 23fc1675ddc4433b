import type { AccountRole } from '../account.ts';

/** How many codes before and after the present one count, for clocks that differ and for slow typing. */
export const NEAR_STEPS = 1;

/** How far a code of a wrong clock is looked for while a factor is set up: 15 minutes. */
export const FAR_STEPS = 30;

/** This many wrong codes from unknown browsers stop a factor there. */
export const MOST_WRONG_CODES = 10;
/** After this many wrong codes from known browsers they count as unknown. */
export const MOST_KNOWN_WRONG_CODES = 100;

export const STOPPED_MS = 15 * 60_000;

/** A secret that was shown waits this long for the first code of the app. */
export const PENDING_LIFETIME_MS = 15 * 60_000;

/** Whether a venue that requires a second factor requires it of people with this role. */
export function isFactorRequiredOf(role: AccountRole): boolean {
  return role === 'Owner' || role === 'Manager';
}

/** What a person typed as the second step of a sign-in. */
export type TypedCode = { kind: 'App' | 'Recovery'; code: string };

/** A code as a person typed it; `null` for what is no code. Spaces, hyphens and the letter case do not count. */
export function readFactorCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'App', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'Recovery', code } : null;
}
