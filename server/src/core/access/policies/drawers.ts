import type { RequiredAccess, Session } from '../sign-in/session.ts';

/**
 * Who may see drawers, move cash, count it and declare totals. Everyone sees which drawers there are. A cash movement needs the right
 * `drawer`: the person has it, or a colleague who has it agrees.
 */
export const DRAWERS = {
  read: 'Person',
  move: 'Person',
  count: 'closeDay',
} as const satisfies Record<string, RequiredAccess>;

/** Whether a person may see the movements of the drawers. */
export function maySeeDrawers({ rights }: Pick<Session, 'rights'>): boolean {
  return rights.includes('drawer') || rights.includes('closeDay');
}
