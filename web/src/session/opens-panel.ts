import type { May, Right } from './venue-context.tsx';

/** The rights of which each opens pages of the panel. */
const PANEL_RIGHTS: readonly Right[] = ['seeTakings', 'menu', 'settings', 'people'];

/** Whether a person finds anything in the panel. */
export function opensPanel(may: May): boolean {
  return PANEL_RIGHTS.some(may);
}
