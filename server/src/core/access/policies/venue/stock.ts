import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see the stock, to enter its quantities, and to mark products as sold out. */
export const STOCK_ACCESS = {
  read: 'Person',
  count: 'menu',
  switch: 'soldOut',
} as const satisfies Record<string, RequiredAccess>;
