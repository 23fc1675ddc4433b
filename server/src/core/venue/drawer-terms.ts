/** A cash drawer of a venue. */
export interface CashDrawer {
  /** Unique within the venue. The ledger refers to the drawer by this code. */
  code: string;
  name: string;
  /** The printer that opens the drawer; `null` for the first printer that has a drawer. */
  printerId: string | null;
  /** The shared device whose cash goes into the drawer; `null` for the cash of all devices that have no drawer of their own. */
  deviceId: string | null;
}

/** How a venue counts its cash. */
export interface DrawerTerms {
  /** Empty if the venue has set up none: then it has one drawer, see `drawersOf`. */
  drawers: CashDrawer[];
  /** Whether the expected amount of a drawer is hidden from the person until they have counted it. */
  blindCount: boolean;
  /** The largest difference of a count that needs no reason, in kuruş. */
  drawerDifferenceAllowedKurus: number;
}

/** The code of the only drawer of a venue that has set up none. */
export const ONLY_DRAWER = 'main';

/** The drawers of a venue: at least one, even if it has set up none. */
export function drawersOf({ drawers }: Pick<DrawerTerms, 'drawers'>): readonly CashDrawer[] {
  return drawers.length > 0 ? drawers : [{ code: ONLY_DRAWER, name: '', printerId: null, deviceId: null }];
}

/** The drawer for the cash of a device: its own drawer, else the first drawer without a device, else the first drawer. */
export function drawerOfDevice(terms: Pick<DrawerTerms, 'drawers'>, deviceId: string | null): CashDrawer {
  const all = drawersOf(terms);
  const own = deviceId === null ? undefined : all.find((drawer) => drawer.deviceId === deviceId);
  return own ?? all.find((drawer) => drawer.deviceId === null) ?? all[0]!;
}
