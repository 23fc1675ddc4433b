import type { ServerResponse } from 'node:http';

/** A response whose head is written, and its whole body. */
interface CompleteAnswer {
  response: ServerResponse;
  pieces: readonly (string | Buffer)[];
  encoding: BufferEncoding;
}

/** More would hold their bodies in memory, and gain nothing. */
const MOST_TOGETHER = 32;

let held: CompleteAnswer[] = [];

/**
 * Sends the answers of one turn of the event loop together: at its end, or once 32 wait. Sending to a process that sleeps
 * wakes it, which takes longer than the sending itself. When answers go out together, only the first one wakes a caller that
 * has many connections, such as a proxy.
 * @param response  its head is written already, because a wrong header is still answered as a fault
 * @param encoding  of the pieces that are strings
 */
export function sendTogether(
  response: ServerResponse,
  pieces: readonly (string | Buffer)[],
  encoding: BufferEncoding = 'utf8',
): void {
  held.push({ response, pieces, encoding });
  if (held.length === 1) setImmediate(sendHeld);
  else if (held.length === MOST_TOGETHER) sendHeld();
}

/** Sends now everything that is held, before connections are closed. */
export function sendHeld(): void {
  const answers = held;
  held = [];
  for (const { response, pieces, encoding } of answers) {
    const last = pieces.length - 1;
    for (let at = 0; at < last; at++) response.write(pieces[at], encoding);
    if (last < 0) response.end();
    else response.end(pieces[last], encoding);
  }
}
