import type { Settings } from '../../panel-queries.ts';
import { codeFor } from '../code-for.ts';

export type Drawer = Settings['drawers'][number];

/** The service calls the drawer of a venue that has set up none so. */
const ONLY_DRAWER = 'main';

/** The drawers of a venue: its own, or the one that every venue has. @param name  of that one */
export function drawersOf({ drawers }: Pick<Settings, 'drawers'>, name: string): readonly Drawer[] {
  return drawers.length > 0 ? drawers : [{ code: ONLY_DRAWER, name, printerId: null, deviceId: null }];
}

/** The drawer of devices without one of their own, as the service chooses it. */
export function usualDrawerOf(drawers: readonly Drawer[]): Drawer | undefined {
  return drawers.find(({ deviceId }) => deviceId === null) ?? drawers[0];
}

/** A drawer as a person enters it. An empty choice is none. */
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

/** What is wrong, by field. @param others  names of the other drawers */
export function drawerFaultsOf(
  { name }: DrawerForm,
  others: readonly string[],
): Partial<Record<'name', DrawerFault>> {
  if (name.trim() === '') return { name: 'nameMissing' };
  return others.includes(name.trim()) ? { name: 'nameTaken' } : {};
}

/**
 * The drawers with one that was entered, which has no faults.
 * @param code  of the one that is changed; `null` for a new one, which gets a code of its name. The ledger knows a drawer by its code.
 */
export function drawersWith(
  drawers: readonly Drawer[],
  code: string | null,
  { name, printerId, deviceId }: DrawerForm,
): Drawer[] {
  const codes = drawers.map((one) => one.code);
  const entered: Drawer = {
    ...{ code: code ?? codeFor(name, codes), name: name.trim() },
    ...{ printerId: printerId || null, deviceId: deviceId || null },
  };
  return codes.includes(entered.code)
    ? drawers.map((one) => (one.code === entered.code ? entered : one))
    : [...drawers, entered];
}
