import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to read day reports and the present day, and to close the day. People who may close the day may also read it. */
export const DAY_REPORT_ACCESS = {
  read: ['seeTakings', 'closeDay'],
  close: 'closeDay',
} as const satisfies Record<string, RequiredAccess>;
