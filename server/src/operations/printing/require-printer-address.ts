import {
  isPrinterPort,
  mayBePrinterAddress,
  type PrinterPolicy,
  parsePrinterHost,
} from '../../core/printing/printer-address.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import type { Resolve } from '../../parts/resolve.ts';

/** The networks in which printers may be, and how host names are resolved. */
export interface PrinterReach {
  policy: PrinterPolicy;
  resolve: Resolve;
}

const NOT_NAMED =
  'cannot be used: the operator of this service has to name the networks of printers in PRINTER_NETWORKS';
const OUTSIDE_NAMED = 'must be in one of the networks that the operator of this service named for printers';
const OUTSIDE_PRIVATE =
  'must be in a private network (10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7); the operator has to name others in PRINTER_NETWORKS';

/**
 * Requires that the service may connect to the address of a printer. Every address of a name is checked now, and again
 * when something is printed. On a service with several owners, an unknown name gets the same refusal as a private one,
 * so that it does not reveal which private names exist.
 * @throws Refusal CONTENT_INVALID
 */
export async function requirePrinterAddress(
  { policy, resolve }: PrinterReach,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const problems: Problem[] = [];
  if (!(await mayHavePrinterAt(policy, resolve, host))) {
    problems.push({ field: 'host', message: messageOf(policy), attemptedValue: host });
  }
  if (!isPrinterPort(policy, port)) {
    const message = policy.isNamed
      ? 'must be 515, 631, or a port from 1024 on'
      : 'must be a port from 9100 to 9109; for another port the operator has to name the network in PRINTER_NETWORKS';
    problems.push({ field: 'port', message, attemptedValue: port });
  }
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}

async function mayHavePrinterAt(policy: PrinterPolicy, resolve: Resolve, text: string): Promise<boolean> {
  const host = parsePrinterHost(text);
  if (host === null || policy.networks.length === 0) return false;
  if (host.kind === 'Ip') return mayBePrinterAddress(policy, host.ip);
  const ips = await resolve(host.name).catch(() => []);
  if (ips.length === 0) return !policy.isShared;
  return ips.every((ip) => mayBePrinterAddress(policy, ip));
}

function messageOf({ networks, isNamed }: PrinterPolicy): string {
  if (networks.length === 0) return NOT_NAMED;
  return isNamed ? OUTSIDE_NAMED : OUTSIDE_PRIVATE;
}
