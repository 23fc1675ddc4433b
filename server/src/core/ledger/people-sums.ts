import { personOfRow } from '../shifts/person-shift.ts';
import { addAmounts, getOrCreate, valuesSortedByKey } from './keyed-sums.ts';
import type { ActRow } from './ledger-row.ts';

/** The payments that a person took and the reductions that they made. Amounts in kuruş. */
export interface PersonSums {
  personId: string;
  /** Payments of all methods with rounding and tips, minus refunds. */
  takenKurus: number;
  /** The cash part of `takenKurus`, which the person hands in. */
  cashKurus: number;
  tipKurus: number;
  /** The tips that the person was paid from a drawer. */
  tipsPaidOutKurus: number;
  /** How often the person reduced a bill by hand; `lostKurus` is by how much. */
  reductions: number;
  lostKurus: number;
}

/** The number of fiscal documents in one Z report of a fiscal device. */
export interface FiscalSums {
  /** The name of the device from the program that controls it; `null` if the program does not report one. */
  device: string | null;
  zNumber: string | null;
  documents: number;
}

/** The part of a report about people and fiscal devices. */
export interface PeopleSums {
  people: PersonSums[];
  /** Sorted by device and Z number. */
  fiscal: FiscalSums[];
}

/** Adds up payments and reductions by person, and counts fiscal documents. */
export class PeopleTally {
  readonly #people = new Map<string, PersonSums>();
  readonly #fiscal = new Map<string, FiscalSums>();

  add(row: ActRow): void {
    const { act, content } = row;
    if (act === 'DocumentIssued') {
      const { device, zNumber } = content;
      const key = JSON.stringify([device, zNumber]);
      getOrCreate(this.#fiscal, key, () => ({ device, zNumber, documents: 0 })).documents += 1;
      return;
    }
    const personId = personOfRow(row);
    if (personId === null || 'isShift' in content) return;
    const sums = getOrCreate(this.#people, personId, () => ({ ...NOTHING, personId }));
    if ('movement' in content) {
      const { kind, amountKurus, roundingKurus, tipKurus, refundKurus } = content.movement;
      const takenKurus = amountKurus + roundingKurus + tipKurus - refundKurus;
      addAmounts(sums, { takenKurus, tipKurus, cashKurus: kind === 'Cash' ? takenKurus : 0 });
    } else if ('lostKurus' in content) addAmounts(sums, { reductions: 1, lostKurus: content.lostKurus });
    else if (act === 'TipsPaidOut') sums.tipsPaidOutKurus += content.amountKurus;
  }

  sums(): PeopleSums {
    return { people: valuesSortedByKey(this.#people), fiscal: valuesSortedByKey(this.#fiscal) };
  }
}

const NOTHING: Omit<PersonSums, 'personId'> = {
  takenKurus: 0,
  cashKurus: 0,
  tipKurus: 0,
  tipsPaidOutKurus: 0,
  reductions: 0,
  lostKurus: 0,
};
