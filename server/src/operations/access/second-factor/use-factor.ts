import {
  MOST_KNOWN_WRONG_CODES,
  MOST_WRONG_CODES,
  NEAR_STEPS,
  readFactorCode,
  STOPPED_MS,
} from '../../../core/access/sign-in/second-factor.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashRecoveryCode } from '../../../crypto/tokens/recovery-code.ts';
import { findTotpStep } from '../../../crypto/totp.ts';
import {
  type FactorRef,
  factorPlaceOf,
  lockSecondFactor,
  type SecondFactor,
  saveSecondFactor,
} from '../../../store/access/sign-in/second-factors.ts';
import { type Database, inTransaction, type Tx } from '../../../store/database.ts';
import { type PasskeyStep, usePasskey } from './use-passkey.ts';

/** What a person does as the second step: they type a code of the app or a recovery code, or use a passkey. */
export type FactorStep = { code: string } | PasskeyStep;

/** What became of a second step. */
export type FactorCheck =
  | { outcome: 'Used' }
  /** @property stops  from now on no step from an unknown browser counts for 15 minutes */
  | { outcome: 'Wrong'; stops: boolean }
  | { outcome: 'Stopped'; untilMs: number };

/**
 * Uses up a code of the authenticator app, a recovery code, or the challenge that a passkey answered. Steps of one person are checked one after the
 * other on all servers, so that none counts twice and no number of calls at the same time brings more tries. Ten wrong ones from unknown browsers stop
 * the factor there for 15 minutes; a known browser is not stopped, and its wrong steps stop nothing. After a hundred wrong ones from known browsers
 * since the last right one, known browsers count as unknown.
 */
export function useFactor(
  db: Database,
  ref: FactorRef,
  { isKnownBrowser, ...step }: FactorStep & { isKnownBrowser: boolean },
  now: number,
): Promise<FactorCheck> {
  return inTransaction(db, async (tx) => {
    const factor = await lockSecondFactor(tx, ref);
    if (factor === null) return { outcome: 'Wrong', stops: false };
    const { stoppedUntil, wrongCodes, knownWrongCodes } = factor;
    const isTrusted = isKnownBrowser && knownWrongCodes < MOST_KNOWN_WRONG_CODES;
    if (!isTrusted && stoppedUntil !== null && stoppedUntil > now)
      return { outcome: 'Stopped', untilMs: stoppedUntil };
    const used = await afterStep(tx, ref, factor, step, now);
    if (used !== null) {
      await saveSecondFactor(tx, ref, { ...used, wrongCodes: 0, knownWrongCodes: 0 });
      return { outcome: 'Used' };
    }
    if (isTrusted) {
      await saveSecondFactor(tx, ref, { ...factor, knownWrongCodes: knownWrongCodes + 1 });
      return { outcome: 'Wrong', stops: false };
    }
    const stops = wrongCodes + 1 >= MOST_WRONG_CODES;
    const counted = stops
      ? { wrongCodes: 0, stoppedUntil: now + STOPPED_MS }
      : { wrongCodes: wrongCodes + 1 };
    await saveSecondFactor(tx, ref, { ...factor, ...counted });
    return { outcome: 'Wrong', stops };
  });
}

/**
 * Uses up the second step of a person who is signed in. Their browser counts as unknown: the session may be stolen.
 * @throws Refusal SECOND_FACTOR_NEEDED without one; SECOND_FACTOR_WRONG, PASSKEY_WRONG, SIGN_IN_THROTTLED
 */
export async function requireFactor(
  db: Database,
  ref: FactorRef,
  step: FactorStep | null,
  now: number,
): Promise<void> {
  if (step === null) throw new Refusal('SECOND_FACTOR_NEEDED');
  const check = await useFactor(db, ref, { ...step, isKnownBrowser: false }, now);
  if (check.outcome === 'Wrong') throw wrongRefusal(step, ref.accountId);
  if (check.outcome === 'Stopped') throw stoppedRefusal(check.untilMs, now);
}

/** The refusal of a wrong second step. */
export function wrongRefusal(step: FactorStep, accountId: string): Refusal {
  return new Refusal('code' in step ? 'SECOND_FACTOR_WRONG' : 'PASSKEY_WRONG', { accountId });
}

/** The refusal of a second step while the factor is stopped. */
export function stoppedRefusal(untilMs: number, now: number): Refusal {
  return new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil((untilMs - now) / 1000) });
}

async function afterStep(
  tx: Tx,
  ref: FactorRef,
  factor: SecondFactor,
  step: FactorStep,
  now: number,
): Promise<SecondFactor | null> {
  if ('code' in step) return afterCode(tx, ref, factor, step.code, now);
  return (await usePasskey(tx, ref, step, now)) ? factor : null;
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
  if (read === null) return null;
  if (read.kind === 'Recovery') {
    const hash = hashRecoveryCode(read.code);
    const left = factor.recoveryHashes.filter((one) => one !== hash);
    return left.length === factor.recoveryHashes.length ? null : { ...factor, recoveryHashes: left };
  }
  if (factor.secret === null) return null;
  const secret = encryption.open(factor.secret, factorPlaceOf(ref));
  const step = secret === null ? null : findTotpStep(secret, read.code, now, NEAR_STEPS);
  return step === null || step <= factor.lastStep ? null : { ...factor, lastStep: step };
}
