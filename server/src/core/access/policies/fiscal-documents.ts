import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and report what a fiscal device issues. */
export const FISCAL_DOCUMENTS = {
  read: 'SignedIn',
  report: 'Bridge',
} as const satisfies Record<string, RequiredAccess>;
