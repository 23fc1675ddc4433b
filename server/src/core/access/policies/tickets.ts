import type { RequiredAccess } from '../sign-in/session.ts';

/** The required access to see and to print the tickets of the kitchen. */
export const TICKETS = {
  read: 'Person',
  print: 'Person',
} as const satisfies Record<string, RequiredAccess>;
