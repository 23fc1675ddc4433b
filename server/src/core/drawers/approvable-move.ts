import type { DrawerAction } from './drawer-action.ts';

/** The moves of cash to which a colleague may agree. The float is not: a lower one would hide that cash is missing. */
export const APPROVABLE_MOVES = [
  'CashIn',
  'CashOut',
  'TipsPaidOut',
  'DrawerOpened',
] as const satisfies readonly DrawerAction['act'][];
export type ApprovableMove = (typeof APPROVABLE_MOVES)[number];

export function isApprovableMove(act: string): act is ApprovableMove {
  return APPROVABLE_MOVES.some((one) => one === act);
}

/** What a person wants to do with a drawer, besides the amount. */
export interface AskedMovement {
  act: ApprovableMove;
  /** The code of the drawer. */
  drawer: string;
  /** Whom tips are paid out to; `null` for the other moves. */
  toId: string | null;
}
