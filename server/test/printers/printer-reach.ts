import { printerPolicyOf } from '../../src/core/printing/printer-address.ts';
import type { PrinterReach } from '../../src/operations/printing/require-printer-address.ts';

/** Printers may be on this machine and in private networks; every name resolves to this machine. */
export const PRINTERS_HERE: PrinterReach = {
  policy: printerPolicyOf(['loopback', 'uniquelocal'], false),
  resolve: () => Promise.resolve(['127.0.0.1']),
};
