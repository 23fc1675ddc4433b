import type { IncomingHttpHeaders } from 'node:http';
import type { DemoSignIn } from '../../core/access/demo-sign-in.ts';
import { isFromThisMachine } from '../../http/request/transport.ts';

/**
 * The demo's sign-ins that are offered to a call: all of them where it comes straight from this machine, and
 * none through a tunnel or proxy that shows the machine to others.
 */
export function offeredSignIns(
  signIns: readonly DemoSignIn[],
  headers: IncomingHttpHeaders,
): readonly DemoSignIn[] {
  return isFromThisMachine(headers) ? signIns : [];
}
