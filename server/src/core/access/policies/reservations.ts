import type { Needed } from '../session.ts';

/** Who may see and change reservations. */
export const RESERVATIONS = {
  read: 'reservations',
  search: 'seeGuests',
  readTables: 'Person',
  change: 'reservations',
} as const satisfies Record<string, Needed>;
