import { isPermitted, type RequiredAccess, type Session } from '../../sign-in/session.ts';

/** The required access to see and to change reservations. */
export const RESERVATION_ACCESS = {
  read: 'reservations',
  search: 'seeGuests',
  readTables: 'Person',
  change: 'reservations',
} as const satisfies Record<string, RequiredAccess>;

/** Whether an account may read reservations. */
export function seesReservations(session: Pick<Session, 'rights' | 'role'>): boolean {
  return isPermitted(session, RESERVATION_ACCESS.read);
}
