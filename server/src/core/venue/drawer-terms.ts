/** A drawer for cash of a venue. */
export interface CashDrawer {
  /** What the ledger names it by. It tells it apart within the venue. */
  code: string;
  name: string;
  /** The printer that opens it; `null` for the first one with a drawer. */
  printerId: string | null;
  /** The registered device whose cash goes into it; `null` for that of every device without a drawer of its own. */
  deviceId: string | null;
}

/** How a venue counts its cash. */
export interface DrawerTerms {
  /** Empty for one drawer, see `drawersOf`. */
  drawers: CashDrawer[];
  /** Whether what should be in a drawer is neither shown nor sent before it was counted. */
  blindCount: boolean;
  /** How far a count may be off without a reason, in kuruş. */
  drawerDifferenceAllowedKurus: number;
}

/** The code of the drawer of a venue that has set up none. */
export const ONLY_DRAWER = 'main';

/** The drawers of a venue, at least one. */
export function drawersOf({ drawers }: Pick<DrawerTerms, 'drawers'>): readonly CashDrawer[] {
  return drawers.length > 0 ? drawers : [{ code: ONLY_DRAWER, name: '', printerId: null, deviceId: null }];
}

/** The drawer into which the cash of a device goes: its own, else the first without a device, else the first. */
export function drawerOfDevice(terms: Pick<DrawerTerms, 'drawers'>, deviceId: string | null): CashDrawer {
  const all = drawersOf(terms);
  const own = deviceId === null ? undefined : all.find((drawer) => drawer.deviceId === deviceId);
  return own ?? all.find((drawer) => drawer.deviceId === null) ?? all[0]!;
}
