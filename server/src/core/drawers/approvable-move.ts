import type { DrawerAction } from './drawer-action.ts';

/** The cash moves that a colleague can approve. Setting the float is not one: a lower float would hide missing cash. */
export const APPROVABLE_MOVES = [
  'CashIn',
  'CashOut',
  'TipsPaidOut',
  'DrawerOpened',
] as const satisfies readonly DrawerAction['act'][];
export type ApprovableMove = (typeof APPROVABLE_MOVES)[number];

export function isApprovableMove(act: string): act is ApprovableMove {
  return APPROVABLE_MOVES.some((move) => move === act);
}

/** The cash move that a person asks a colleague to approve, without its amount. */
export interface CashMoveRequest {
  act: ApprovableMove;
  /** The code of the drawer. */
  drawer: string;
  /** The account that gets the tips of `TipsPaidOut`; `null` for the other moves. */
  toId: string | null;
}
