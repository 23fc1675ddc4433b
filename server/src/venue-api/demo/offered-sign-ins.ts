import type { DemoSignIn } from '../../core/access/demo-sign-in.ts';
import { isLocalHost } from '../../http/request/transport.ts';

/**
 * The demo's sign-ins that are offered to a call: all of them where the service was called by a name of this
 * machine, and none through a tunnel or proxy that shows the machine to others.
 * @param host  the `Host` header
 */
export function offeredSignIns(
  signIns: readonly DemoSignIn[],
  host: string | undefined,
): readonly DemoSignIn[] {
  return host !== undefined && isLocalHost(host) ? signIns : [];
}
