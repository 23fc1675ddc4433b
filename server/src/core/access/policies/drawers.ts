import type { RequiredAccess, Session } from '../sign-in/session.ts';

/**
 * Who may see drawers, move cash, count it and declare totals. Everyone sees which drawers there are. A move asks for the right `drawer`:
 * alone, or of a colleague who agrees.
 */
export const DRAWERS = {
  read: 'Person',
  move: 'Person',
  count: 'closeDay',
} as const satisfies Record<string, RequiredAccess>;

/** Whether a person sees what went through the drawers. */
export function maySeeDrawers({ rights }: Pick<Session, 'rights'>): boolean {
  return rights.includes('drawer') || rights.includes('closeDay');
}
