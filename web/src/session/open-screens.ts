import type { Screen } from '../device/last-screen.ts';
import type { SignedIn } from './session.ts';
import type { May, Right } from './venue-context.tsx';

/** The rights of which each opens pages of the panel. */
const PANEL_RIGHTS: readonly Right[] = ['seeTakings', 'menu', 'settings', 'people'];

/** Whether a person finds anything in the panel. */
export function opensPanel(may: May): boolean {
  return PANEL_RIGHTS.some(may);
}

interface AtScreens {
  session: SignedIn;
  may: May;
}

/** Whether a screen is for a person. A board at which no one has begun is a board and nothing else. */
export function opens(screen: Screen, { session, may }: AtScreens): boolean {
  if (session.device?.kind === 'Board' && session.account.id === session.device.id) return screen === 'board';
  if (screen === 'host') return may('reservations');
  return screen !== 'panel' || opensPanel(may);
}

/** The screen on which a person of a role begins. @default the till */
const FIRST_OF: Partial<Record<SignedIn['account']['role'], Screen>> = {
  Owner: 'panel',
  Cook: 'board',
  Host: 'host',
};

/** The screen on which a person begins. */
export function firstScreenOf(role: SignedIn['account']['role']): Screen {
  return FIRST_OF[role] ?? 'till';
}

/** Where a person is led who came to a screen that is not for them. */
export function screenInstead(at: AtScreens): Screen {
  const first = firstScreenOf(at.session.account.role);
  return [first, 'till' as const].find((screen) => opens(screen, at)) ?? 'board';
}
