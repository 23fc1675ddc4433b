import type { DrawerDeed } from './drawer-deed.ts';

/** The moves of cash to which a colleague may agree. The float is not: a lower one would hide that cash is missing. */
export const LENT_MOVES = [
  'CashIn',
  'CashOut',
  'TipsPaidOut',
  'DrawerOpened',
] as const satisfies readonly DrawerDeed['act'][];
export type LentMove = (typeof LENT_MOVES)[number];

export function isLentMove(act: string): act is LentMove {
  return LENT_MOVES.some((one) => one === act);
}

/** What a person wants to do with a drawer, besides the amount. */
export interface AskedMovement {
  act: LentMove;
  /** The code of the drawer. */
  drawer: string;
  /** Whom tips are paid out to; `null` for the other moves. */
  toId: string | null;
}
