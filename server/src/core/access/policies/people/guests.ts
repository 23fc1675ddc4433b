import type { Session } from '../../sign-in/session.ts';

/** Whether a person sees the phone numbers and addresses of guests. Everyone sees their names: the kitchen calls them out. */
export function seesGuestContacts({ rights }: Pick<Session, 'rights'>): boolean {
  return rights.includes('seeGuests');
}
