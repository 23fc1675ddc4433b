import type { Needed } from '../session.ts';

/** Who may read day reports and the day so far, and who closes the day. Whoever closes it sees what is closed. */
export const DAY_REPORTS = {
  read: ['seeTakings', 'closeDay'],
  close: 'closeDay',
} as const satisfies Record<string, Needed>;
