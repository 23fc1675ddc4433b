import {
  MOST_WRONG_CODES,
  NEAR_STEPS,
  readFactorCode,
  STOPPED_MS,
} from '../../../core/access/second-factor.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashRecoveryCode } from '../../../crypto/recovery-code.ts';
import { findTotpStep } from '../../../crypto/totp.ts';
import {
  type FactorRef,
  factorPlaceOf,
  lockSecondFactor,
  type SecondFactor,
  saveSecondFactor,
} from '../../../store/access/second-factors.ts';
import { type Database, inTransaction, type Tx } from '../../../store/database.ts';

/** What became of a code. */
export type CodeCheck =
  | { outcome: 'Used' }
  /** @property stops  from now on no code from an unknown browser counts for 15 minutes */
  | { outcome: 'Wrong'; stops: boolean }
  | { outcome: 'Stopped'; untilMs: number };

/**
 * Uses a code of the authenticator app, or a recovery code, up. Codes of one person are checked one after the other on all servers, so that none
 * counts twice and no number of calls at the same time brings more tries. Ten wrong ones from unknown browsers stop the factor there for 15 minutes;
 * a known browser is not stopped, and its wrong codes stop nothing.
 */
export function useFactorCode(
  db: Database,
  ref: FactorRef,
  { code, isKnownBrowser }: { code: string; isKnownBrowser: boolean },
  now: number,
): Promise<CodeCheck> {
  return inTransaction(db, async (tx) => {
    const factor = await lockSecondFactor(tx, ref);
    if (factor === null) return { outcome: 'Wrong', stops: false };
    const { stoppedUntil, wrongCodes } = factor;
    if (!isKnownBrowser && stoppedUntil !== null && stoppedUntil > now)
      return { outcome: 'Stopped', untilMs: stoppedUntil };
    const used = afterCode(tx, ref, factor, code, now);
    if (used !== null) {
      await saveSecondFactor(tx, ref, { ...used, wrongCodes: 0 });
      return { outcome: 'Used' };
    }
    if (isKnownBrowser) return { outcome: 'Wrong', stops: false };
    const stops = wrongCodes + 1 >= MOST_WRONG_CODES;
    const counted = stops
      ? { wrongCodes: 0, stoppedUntil: now + STOPPED_MS }
      : { wrongCodes: wrongCodes + 1 };
    await saveSecondFactor(tx, ref, { ...factor, ...counted });
    return { outcome: 'Wrong', stops };
  });
}

/**
 * Uses up the code that a person who is signed in typed. Their browser counts as unknown: the session may be stolen.
 * @throws Refusal SECOND_FACTOR_NEEDED without a code; SECOND_FACTOR_WRONG, SIGN_IN_THROTTLED
 */
export async function requireFactorCode(
  db: Database,
  ref: FactorRef,
  code: string | undefined,
  now: number,
): Promise<void> {
  if (code === undefined) throw new Refusal('SECOND_FACTOR_NEEDED');
  const check = await useFactorCode(db, ref, { code, isKnownBrowser: false }, now);
  if (check.outcome === 'Wrong') throw new Refusal('SECOND_FACTOR_WRONG', { accountId: ref.accountId });
  if (check.outcome === 'Stopped') throw stoppedRefusal(check.untilMs, now);
}

/** The refusal of a code while the factor is stopped. */
export function stoppedRefusal(untilMs: number, now: number): Refusal {
  return new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil((untilMs - now) / 1000) });
}

/** The factor without the code that was used; `null` for a wrong one, and one that was used before. */
function afterCode(
  { encryption }: Tx,
  ref: FactorRef,
  factor: SecondFactor,
  typed: string,
  now: number,
): SecondFactor | null {
  const read = readFactorCode(typed);
  if (read === null || factor.secret === null) return null;
  if (read.kind === 'Recovery') {
    const hash = hashRecoveryCode(read.code);
    const left = factor.recoveryHashes.filter((one) => one !== hash);
    return left.length === factor.recoveryHashes.length ? null : { ...factor, recoveryHashes: left };
  }
  const secret = encryption.open(factor.secret, factorPlaceOf(ref));
  const step = secret === null ? null : findTotpStep(secret, read.code, now, NEAR_STEPS);
  return step === null || step <= factor.lastStep ? null : { ...factor, lastStep: step };
}
