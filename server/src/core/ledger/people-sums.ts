import { personOfRow } from '../shifts/person-shift.ts';
import { addTo, entryOf, valuesOf } from './keyed-sums.ts';
import type { ActRow } from './ledger-row.ts';

/** What a person took and took off: their shifts in short. Amounts in kuruş. */
export interface PersonSums {
  personId: string;
  /** By all ways to pay, with rounding and tips, less what they gave back. */
  takenKurus: number;
  /** The part of it that is cash: what they hand in. */
  cashKurus: number;
  tipKurus: number;
  /** Tips that they got out of a drawer. */
  tipsPaidOutKurus: number;
  /** How often they took something off by hand, and what. */
  reductions: number;
  lostKurus: number;
}

/** Fiscal documents that a device issued under one of its Z numbers. */
export interface FiscalSums {
  /** What the program beside the device calls it; `null` if it does not say. */
  device: string | null;
  zNumber: string | null;
  documents: number;
}

/** The part of a report about people and fiscal devices. */
export interface PeopleSums {
  people: PersonSums[];
  /** By device and Z number. */
  fiscal: FiscalSums[];
}

/** Adds up what people took, and counts fiscal documents. */
export class PeopleTally {
  readonly #people = new Map<string, PersonSums>();
  readonly #fiscal = new Map<string, FiscalSums>();

  add(row: ActRow): void {
    const { act, content } = row;
    if (act === 'DocumentIssued') {
      const { device, zNumber } = content;
      const key = JSON.stringify([device, zNumber]);
      entryOf(this.#fiscal, key, () => ({ device, zNumber, documents: 0 })).documents += 1;
      return;
    }
    const personId = personOfRow(row);
    if (personId === null || 'isShift' in content) return;
    const sums = entryOf(this.#people, personId, () => ({ ...NOTHING, personId }));
    if ('movement' in content) {
      const { kind, amountKurus, roundingKurus, tipKurus, refundKurus } = content.movement;
      const takenKurus = amountKurus + roundingKurus + tipKurus - refundKurus;
      addTo(sums, { takenKurus, tipKurus, cashKurus: kind === 'Cash' ? takenKurus : 0 });
    } else if ('lostKurus' in content) addTo(sums, { reductions: 1, lostKurus: content.lostKurus });
    else if (act === 'TipsPaidOut') sums.tipsPaidOutKurus += content.amountKurus;
  }

  sums(): PeopleSums {
    return { people: valuesOf(this.#people), fiscal: valuesOf(this.#fiscal) };
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
