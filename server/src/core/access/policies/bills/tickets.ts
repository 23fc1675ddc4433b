import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see and to print the tickets of the kitchen. */
export const TICKET_ACCESS = {
  read: 'Person',
  print: 'Person',
} as const satisfies Record<string, RequiredAccess>;
