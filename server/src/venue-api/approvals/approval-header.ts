import type { Session } from '../../core/access/sign-in/session.ts';
import type { Consent } from '../../operations/bills/require-right.ts';

/** Of calls that may need a colleague. */
export const APPROVAL_HEADER = {
  Approval:
    'The id of an approval that a colleague gave after the call was refused with `APPROVAL_NEEDED`. It ' +
    'counts once.',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who makes a call, and what a colleague agreed to. A header that is no id says nothing: the call is then refused as without it. */
export function consentOf(
  { session, header }: { session: Session; header: (name: string) => string | undefined },
  act: string,
): Consent {
  const id = header('approval');
  return { session, act, approval: id !== undefined && UUID.test(id) ? { id: id.toLowerCase() } : null };
}
