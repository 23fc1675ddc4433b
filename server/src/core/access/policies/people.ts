import type { Needed } from '../session.ts';

/** Who may see and change the people of a venue. */
export const PEOPLE = {
  read: 'people',
  change: 'people',
} as const satisfies Record<string, Needed>;
