import type { Session } from '../sign-in/session.ts';

/** Whether a caller sees phone numbers and addresses of guests. Everyone sees names: the kitchen calls them out. */
export function seesGuests({ rights }: Pick<Session, 'rights'>): boolean {
  return rights.includes('seeGuests');
}
