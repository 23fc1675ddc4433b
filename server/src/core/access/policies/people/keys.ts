import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to API keys and their webhooks: only owners have it, and a venue cannot grant it to a role. */
export const KEY_ACCESS = {
  read: 'Owner',
  change: 'Owner',
} as const satisfies Record<string, RequiredAccess>;
