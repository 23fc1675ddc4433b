import {
  type GuessableReason,
  guessableReason,
  type KnownFacts,
} from '../../../core/access/sign-in/guessable-password.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashPassword } from '../../../crypto/passwords.ts';
import type { Random } from '../../../parts/parts.ts';
import type { Db } from '../../../store/database.ts';
import { listVenueSummaries } from '../../../store/venue/venues.ts';
import type { TakeFairTurn, TurnOwner } from '../../../throttles/fair-turns.ts';
import { loadCommonPasswords } from './frequent-passwords.ts';

/** The message for a guessable password, in a list of problems. */
export const GUESSABLE_MESSAGES: Readonly<Record<GuessableReason, string>> = {
  Common: 'is one of the passwords that are tried first',
  Personal: 'is made of the name or the address of the person, the venue or the service',
};

/** Why a password is easy to guess; `null` if it is acceptable. */
export async function findGuessableReason(
  password: string,
  known: KnownFacts,
): Promise<GuessableReason | null> {
  const common = await loadCommonPasswords();
  return guessableReason(password, known, (text) => common.has(text));
}

/** A new password, and the facts about its person that it must not consist of. */
export interface NewPassword {
  password: string;
  /** The name of the property in the request body. */
  field: string;
  known: KnownFacts;
}

/**
 * Checks and hashes a new password.
 * @throws Refusal PASSWORD_COMMON, PASSWORD_PERSONAL; SERVICE_UNAVAILABLE if too many passwords are being hashed
 */
export async function hashNewPassword(
  { random, passwordTurns }: { random: Random; passwordTurns: TakeFairTurn },
  { password, field, known }: NewPassword,
  turn: TurnOwner,
): Promise<string> {
  const reason = await findGuessableReason(password, known);
  if (reason !== null) {
    const problem = { field, message: GUESSABLE_MESSAGES[reason], attemptedValue: null };
    throw new Refusal(reason === 'Common' ? 'PASSWORD_COMMON' : 'PASSWORD_PERSONAL', { problems: [problem] });
  }
  return passwordTurns(turn, () => hashPassword(password, random));
}

/**
 * Facts that anyone may know: the person's name and e-mail address, and the name of the venue. A password must not
 * consist of them.
 */
export async function readPersonalFacts(
  db: Db,
  venueId: string,
  { name, email }: { name: string; email: string | null },
): Promise<KnownFacts> {
  const venues = await listVenueSummaries(db, [venueId]);
  const venueNames = venues.flatMap((venue) => [venue.name, venue.username]);
  return { names: [name, ...venueNames.filter((text) => text !== null)], email };
}
