import type { RequiredAccess } from '../sign-in/session.ts';

/** API keys and their webhooks belong to owners alone: no venue grants them to a role. */
export const KEYS = {
  read: 'Owner',
  change: 'Owner',
} as const satisfies Record<string, RequiredAccess>;
