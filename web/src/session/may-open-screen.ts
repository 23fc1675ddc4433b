import type { Screen } from '../device/last-screen.ts';
import type { SignedIn } from './session.ts';
import type { May, Right } from './venue-context.tsx';

/** Each of these rights opens pages of the panel. */
const PANEL_RIGHTS: readonly Right[] = ['seeTakings', 'menu', 'settings', 'people'];

/** Whether any page of the panel is open to a person. */
export function mayOpenPanel(may: May): boolean {
  return PANEL_RIGHTS.some(may);
}

/** Whether a person may open a screen. If no one has begun at a shared board, only the board may be opened. */
export function mayOpenScreen(screen: Screen, { session, may }: { session: SignedIn; may: May }): boolean {
  if (session.device?.kind === 'Board' && session.account.id === session.device.id) return screen === 'board';
  if (screen === 'host') return may('reservations');
  return screen !== 'panel' || mayOpenPanel(may);
}
