import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { noteDeviceProof } from '../../../store/access/device-people.ts';
import { noteSessionProof } from '../../../store/access/sign-in/session-details.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type OwnPasswordParts, type PasswordProof, requireOwnPassword } from '../passwords/own-password.ts';
import { requireFactor } from '../second-factor/use-factor.ts';
import type { PasskeyStep } from '../second-factor/use-passkey.ts';

/** A signed-in person, and the password or passkey that proves who they are. */
export type PasswordOrPasskeyProof = Omit<PasswordProof, 'password' | 'session'> & {
  session: Session;
  given: { password: string } | PasskeyStep;
};

const WRONG = ['PASSWORD_WRONG', 'PASSKEY_WRONG'];

/**
 * Checks the password or passkey of a signed-in person, and stores in the session when they gave this proof. Writes a
 * wrong one into the audit log.
 * @throws Refusal those of `requireOwnPassword` and `requireFactor`
 */
export async function proveSession(
  parts: OwnPasswordParts,
  { session, tokenHash, given }: PasswordOrPasskeyProof,
  { by, now }: ActStamp,
): Promise<void> {
  const proved =
    'password' in given
      ? requireOwnPassword(parts, { session, tokenHash, ...given }, now)
      : requireFactor(parts.db, session, given, now);
  await proved.catch(async (fault) => {
    if (fault instanceof Refusal && WRONG.includes(fault.code))
      await recordFailure(parts.db, session, { by, now });
    throw fault;
  });
  const { venueId, accountId, device } = session;
  if (device === null) await noteSessionProof(parts.db, session, tokenHash, now);
  else await noteDeviceProof(parts.db, { venueId, deviceId: device.id, accountId }, now);
}

function recordFailure(
  db: Database,
  { venueId, accountId: id, name }: Session,
  { by, now }: ActStamp,
): Promise<void> {
  const records = [{ kind: 'Account', id, name, action: 'ProofFailed', properties: [] } as const];
  return inTransaction(db, (tx) => recordAct(tx, venueId, by, { part: 'SignIns', at: now, records }));
}
