import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes a call again while it is answered 503, after which nothing has changed: of hundreds at once some wait too long for a
 * connection to the database on a slow machine.
 */
export async function retryWhileBusy<Answer extends { status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await pause(50);
  }
}
