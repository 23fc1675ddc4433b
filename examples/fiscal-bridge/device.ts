import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedFile } from './stored-file.ts';

/** What a device says of a document. */
export interface Receipt {
  number: string;
  zNumber: string;
  uuid: string;
  issuedAt: string;
}

export type Outcome = { isIssued: true; receipt: Receipt } | { isIssued: false; reason: string };

export interface Device {
  /** Issues a document once: the same id again answers with the same receipt and prints nothing. */
  issue(documentId: string, slip: readonly string[], kurus: number): Outcome;
  /** Prints the report of the day and begins the next one. */
  closeDay(): void;
}

interface Memory {
  lastNumber: number;
  zNumber: number;
  /** Of the day, in kuruş. */
  totalKurus: number;
  /** By the id of the document. */
  receipts: Record<string, Receipt>;
}

/**
 * A simulated device: it prints on the terminal and remembers in a folder what it issued. While the folder has a file `trouble.txt` it issues
 * nothing, for the reason in the file.
 */
export function simulatedDevice(folder: string, print: (text: string) => void): Device {
  const memory = storedFile<Memory>(join(folder, 'device.json'), {
    ...{ lastNumber: 0, zNumber: 1, totalKurus: 0, receipts: {} },
  });
  const trouble = join(folder, 'trouble.txt');
  return {
    issue: (documentId, slip, kurus) => {
      const before = memory.read();
      const known = before.receipts[documentId];
      if (known !== undefined) return { isIssued: true, receipt: known };
      if (existsSync(trouble)) return { isIssued: false, reason: readFileSync(trouble, 'utf8').trim() };
      const receipt: Receipt = {
        number: String(before.lastNumber + 1),
        zNumber: String(before.zNumber),
        uuid: randomUUID(),
        issuedAt: new Date().toISOString(),
      };
      memory.write({
        ...before,
        lastNumber: before.lastNumber + 1,
        totalKurus: before.totalKurus + kurus,
        receipts: { ...before.receipts, [documentId]: receipt },
      });
      print([`--- no. ${receipt.number}, Z ${receipt.zNumber} ---`, ...slip, '---'].join('\n'));
      return { isIssued: true, receipt };
    },
    closeDay: () => {
      const before = memory.read();
      print(`=== Z ${before.zNumber}: ${lira(before.totalKurus)} ===`);
      memory.write({ ...before, zNumber: before.zNumber + 1, totalKurus: 0 });
    },
  };
}

/** An amount as it is printed. */
export function lira(kurus: number): string {
  return (kurus / 100).toFixed(2);
}
