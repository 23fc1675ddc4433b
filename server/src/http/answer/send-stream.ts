import type { ServerResponse } from 'node:http';
import type { StreamAnswer } from './answer.ts';

/**
 * Sends a stream whose head is written, until it ends or the caller disconnects.
 * @returns the fault that ended it, or `null`
 */
export async function sendStream(
  response: ServerResponse,
  stream: StreamAnswer['stream'],
  isHead: boolean,
): Promise<unknown> {
  if (isHead) {
    response.end();
    return null;
  }
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  response.on('error', () => leaving.abort());
  response.flushHeaders();
  try {
    await stream(response, leaving.signal);
    return null;
  } catch (error) {
    return error;
  } finally {
    response.end();
  }
}
