import type { Settings } from '../../panel-queries.ts';
import { makeCode } from '../make-code.ts';

export type Drawer = Settings['drawers'][number];

/** The code that the service uses for the drawer of a venue that has set up none. */
const ONLY_DRAWER = 'main';

/** The drawers of a venue. If it has set up none, it has one drawer. @param name  the name of that drawer */
export function drawersOf({ drawers }: Pick<Settings, 'drawers'>, name: string): readonly Drawer[] {
  return drawers.length > 0 ? drawers : [{ code: ONLY_DRAWER, name, printerId: null, deviceId: null }];
}

/** The drawer for devices without their own drawer. The service uses the same rule. */
export function defaultDrawerOf(drawers: readonly Drawer[]): Drawer | undefined {
  return drawers.find(({ deviceId }) => deviceId === null) ?? drawers[0];
}

/** A drawer as typed in its form. An empty id means none. */
export interface DrawerForm {
  name: string;
  printerId: string;
  deviceId: string;
}

export function drawerFormOf(drawer: Drawer | undefined): DrawerForm {
  const { name = '', printerId, deviceId } = drawer ?? {};
  return { name, printerId: printerId ?? '', deviceId: deviceId ?? '' };
}

export type DrawerFault = 'nameMissing' | 'nameTaken';

/** The faults by field. @param others  the names of the other drawers */
export function drawerFaultsOf(
  { name }: DrawerForm,
  others: readonly string[],
): Partial<Record<'name', DrawerFault>> {
  if (name.trim() === '') return { name: 'nameMissing' };
  return others.includes(name.trim()) ? { name: 'nameTaken' } : {};
}

/**
 * The drawers after one was added or changed in a form without faults.
 * @param code  the code of the changed drawer, by which the ledger knows it; `null` for a new drawer, whose code is made
 * from its name
 */
export function upsertDrawer(
  drawers: readonly Drawer[],
  code: string | null,
  { name, printerId, deviceId }: DrawerForm,
): Drawer[] {
  const codes = drawers.map((one) => one.code);
  const entered: Drawer = {
    ...{ code: code ?? makeCode(name, codes), name: name.trim() },
    ...{ printerId: printerId || null, deviceId: deviceId || null },
  };
  return codes.includes(entered.code)
    ? drawers.map((one) => (one.code === entered.code ? entered : one))
    : [...drawers, entered];
}
