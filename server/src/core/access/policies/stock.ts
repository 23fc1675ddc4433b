import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see the stock, and mark products as sold out. */
export const STOCK = {
  read: 'Person',
  count: 'menu',
  switch: 'soldOut',
} as const satisfies Record<string, RequiredAccess>;
