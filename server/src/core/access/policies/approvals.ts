import type { Needed } from '../session.ts';

/** Who may ask a colleague to agree to an act, and answer. Whether a person may agree to one is asked of the approval. */
export const APPROVALS = {
  ask: 'Person',
  read: 'Person',
  answer: 'Person',
} as const satisfies Record<string, Needed>;
