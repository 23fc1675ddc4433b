import {
  ACCEPTED_STEPS,
  FACTOR_STOP_MS,
  MOST_KNOWN_WRONG_CODES,
  MOST_WRONG_CODES,
  readFactorCode,
} from '../../../core/access/sign-in/second-factor.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashRecoveryCode } from '../../../crypto/tokens/recovery-code.ts';
import { findTotpStep } from '../../../crypto/totp.ts';
import {
  type FactorRef,
  factorLocationOf,
  lockSecondFactor,
  type SecondFactor,
  saveSecondFactor,
} from '../../../store/access/sign-in/second-factors.ts';
import { type Database, inTransaction, type Tx } from '../../../store/database.ts';
import { type PasskeyStep, usePasskey } from './use-passkey.ts';

/** The second step of a person: a typed code of the app, a typed recovery code, or a passkey. */
export type FactorStep = { code: string } | PasskeyStep;

/** The result of checking a second step. */
export type FactorCheck =
  | { outcome: 'Used' }
  /** @property stops  this wrong step was one too many: for 15 minutes no step from an unknown browser is accepted */
  | { outcome: 'Wrong'; stops: boolean }
  | { outcome: 'Stopped'; untilMs: number };

/**
 * Checks a second step and uses it up: a code of the app, a recovery code, or the challenge that a passkey answered.
 * Steps of one person are checked one after the other on all servers: no step works twice, and parallel calls get no
 * extra tries. After ten wrong steps from unknown browsers, unknown browsers are stopped for 15 minutes. Known browsers
 * are not stopped, and their wrong steps do not count towards the ten. But after a hundred wrong steps from known
 * browsers since the last right step, known browsers are treated as unknown.
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
      ? { wrongCodes: 0, stoppedUntil: now + FACTOR_STOP_MS }
      : { wrongCodes: wrongCodes + 1 };
    await saveSecondFactor(tx, ref, { ...factor, ...counted });
    return { outcome: 'Wrong', stops };
  });
}

/**
 * Checks and uses up the second step of a signed-in person. Their browser counts as unknown, because the session may be
 * stolen.
 * @throws Refusal SECOND_FACTOR_NEEDED if the call has no second step; SECOND_FACTOR_WRONG, PASSKEY_WRONG,
 *   SIGN_IN_THROTTLED
 */
export async function requireFactor(
  db: Database,
  ref: FactorRef,
  step: FactorStep | null,
  now: number,
): Promise<void> {
  if (step === null) throw new Refusal('SECOND_FACTOR_NEEDED');
  const check = await useFactor(db, ref, { ...step, isKnownBrowser: false }, now);
  if (check.outcome === 'Wrong') throw wrongStepRefusal(step, ref.accountId);
  if (check.outcome === 'Stopped') throw factorStoppedRefusal(check.untilMs, now);
}

/** The refusal of a wrong second step. */
export function wrongStepRefusal(step: FactorStep, accountId: string): Refusal {
  return new Refusal('code' in step ? 'SECOND_FACTOR_WRONG' : 'PASSKEY_WRONG', { accountId });
}

/** The refusal of a second step while the factor is stopped after too many wrong steps. */
export function factorStoppedRefusal(untilMs: number, now: number): Refusal {
  return new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil((untilMs - now) / 1000) });
}

async function afterStep(
  tx: Tx,
  ref: FactorRef,
  factor: SecondFactor,
  step: FactorStep,
  now: number,
): Promise<SecondFactor | null> {
  if ('code' in step) return useUpCode(tx, ref, factor, step.code, now);
  return (await usePasskey(tx, ref, step, now)) ? factor : null;
}

/** The factor after the typed code was used up; `null` if the code is wrong or was used before. */
function useUpCode(
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
  const secret = encryption.open(factor.secret, factorLocationOf(ref));
  const step = secret === null ? null : findTotpStep(secret, read.code, now, ACCEPTED_STEPS);
  return step === null || step <= factor.lastStep ? null : { ...factor, lastStep: step };
}
