import type { RequiredAccess, Session } from '../../sign-in/session.ts';

/**
 * The required access to see shifts, and to begin and end one's own. People who may close the day or see takings also see the
 * shifts of others.
 */
export const SHIFT_ACCESS = {
  read: 'Person',
  changeOwn: 'Person',
} as const satisfies Record<string, RequiredAccess>;

/** Whether a person sees the shifts of others. */
export function maySeeShiftsOfOthers({ rights }: Pick<Session, 'rights'>): boolean {
  return rights.includes('closeDay') || rights.includes('seeTakings');
}
