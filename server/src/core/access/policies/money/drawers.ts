import type { RequiredAccess, Session } from '../../sign-in/session.ts';

/**
 * The required access to see drawers, to move cash, to count it and to declare totals. A cash movement also needs the right `drawer`, of the
 * person or of a colleague who approves it.
 */
export const DRAWER_ACCESS = {
  read: 'Person',
  move: 'Person',
  count: 'closeDay',
} as const satisfies Record<string, RequiredAccess>;

/** Whether a person may see the movements of the drawers. */
export function maySeeDrawers({ rights }: Pick<Session, 'rights'>): boolean {
  return rights.includes('drawer') || rights.includes('closeDay');
}
