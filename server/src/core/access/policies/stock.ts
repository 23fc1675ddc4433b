import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see what is left, and say what is sold out. */
export const STOCK = {
  read: 'Person',
  count: 'menu',
  switch: 'soldOut',
} as const satisfies Record<string, RequiredAccess>;
