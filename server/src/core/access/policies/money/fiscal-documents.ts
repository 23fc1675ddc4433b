import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see fiscal documents, and to report what the fiscal device did. */
export const FISCAL_DOCUMENT_ACCESS = {
  read: 'SignedIn',
  report: 'Bridge',
} as const satisfies Record<string, RequiredAccess>;
