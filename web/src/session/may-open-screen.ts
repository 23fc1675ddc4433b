import type { Screen } from '../device/last-screen.ts';
import type { SignedIn } from './session.ts';
import type { May, Right } from './venue-context.tsx';

/** The rights of which each opens pages of the panel. */
const PANEL_RIGHTS: readonly Right[] = ['seeTakings', 'menu', 'settings', 'people'];

/** Whether a person finds anything in the panel. */
export function mayOpenPanel(may: May): boolean {
  return PANEL_RIGHTS.some(may);
}

/** Whether a screen is for a person. A board at which no one has begun is a board and nothing else. */
export function mayOpenScreen(screen: Screen, { session, may }: { session: SignedIn; may: May }): boolean {
  if (session.device?.kind === 'Board' && session.account.id === session.device.id) return screen === 'board';
  if (screen === 'host') return may('reservations');
  return screen !== 'panel' || mayOpenPanel(may);
}
