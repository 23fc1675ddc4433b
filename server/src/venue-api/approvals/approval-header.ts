import type { Session } from '../../core/access/sign-in/session.ts';
import type { Consent } from '../../operations/bills/require-right.ts';

/** The request header of calls that may need the approval of a colleague. */
export const APPROVAL_HEADER = {
  Approval:
    'The id of an approval that a colleague gave after the call was refused with `APPROVAL_NEEDED`. It ' +
    'counts once.',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller, and the approval that a colleague gave for the call. A header that is not an id counts as no header. */
export function consentOf(
  { session, header }: { session: Session; header: (name: string) => string | undefined },
  act: string,
): Consent {
  const id = header('approval');
  return { session, act, approval: id !== undefined && UUID.test(id) ? { id: id.toLowerCase() } : null };
}
