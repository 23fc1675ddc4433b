import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may read day reports and the day so far, and who closes the day. Those who close it read it, too. */
export const DAY_REPORTS = {
  read: ['seeTakings', 'closeDay'],
  close: 'closeDay',
} as const satisfies Record<string, RequiredAccess>;
