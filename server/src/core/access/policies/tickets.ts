import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and print the tickets of the kitchen. */
export const TICKETS = {
  read: 'Person',
  print: 'Person',
} as const satisfies Record<string, RequiredAccess>;
