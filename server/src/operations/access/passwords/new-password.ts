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

/** What a list of problems says of a guessable password. */
export const GUESSABLE: Readonly<Record<GuessableReason, string>> = {
  Common: 'is one of the passwords that are tried first',
  Personal: 'is made of the name or the address of the person, the venue or the service',
};

/** Why a guesser would soon have a password; `null` for one that may be set. */
export async function findGuessableReason(
  password: string,
  known: KnownFacts,
): Promise<GuessableReason | null> {
  const common = await loadCommonPasswords();
  return guessableReason(password, known, (text) => common.has(text));
}

/** A password that a person chose. */
export interface NewPassword {
  password: string;
  /** The property of the call that it is in. */
  field: string;
  known: KnownFacts;
}

/**
 * The hash of a new password.
 * @throws Refusal PASSWORD_COMMON, PASSWORD_PERSONAL; SERVICE_UNAVAILABLE when too many passwords are hashed at the same time
 */
export async function hashNewPassword(
  { random, passwordTurns }: { random: Random; passwordTurns: TakeFairTurn },
  { password, field, known }: NewPassword,
  turn: TurnOwner,
): Promise<string> {
  const reason = await findGuessableReason(password, known);
  if (reason !== null) {
    const problem = { field, message: GUESSABLE[reason], attemptedValue: null };
    throw new Refusal(reason === 'Common' ? 'PASSWORD_COMMON' : 'PASSWORD_PERSONAL', { problems: [problem] });
  }
  return passwordTurns(turn, () => hashPassword(password, random));
}

/** What everyone knows of a person of a venue. */
export async function readKnownFacts(
  db: Db,
  venueId: string,
  { name, email }: { name: string; email: string | null },
): Promise<KnownFacts> {
  const venues = await listVenueSummaries(db, [venueId]);
  const venueNames = venues.flatMap((venue) => [venue.name, venue.username]);
  return { names: [name, ...venueNames.filter((text) => text !== null)], email };
}
