import type { DemoDoor } from '../../core/access/demo-door.ts';
import { isLocalHost } from '../../http/request/transport.ts';

/**
 * The demo's sign-ins that are offered to a call: all of them where the service was called by a name of this
 * machine, and none through a tunnel or proxy that shows the machine to others.
 * @param host  the `Host` header
 */
export function offeredDoors(doors: readonly DemoDoor[], host: string | undefined): readonly DemoDoor[] {
  return host !== undefined && isLocalHost(host) ? doors : [];
}
