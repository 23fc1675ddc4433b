import { hash } from 'node:crypto';
import type { Random } from '../parts/parts.ts';

/** A change that is sent to a key: the order or reservation, and the number of its change. */
export interface NotifiedChange {
  keyId: string;
  subjectId: string;
  changeNumber: number;
}

/**
 * The id of the event of a change: the same for every delivery, and different for every other change or key. `evt_`
 * and 32 lower-case hexadecimal digits.
 */
export function eventIdOf({ keyId, subjectId, changeNumber }: NotifiedChange): string {
  return `evt_${hash('sha256', `${keyId} ${subjectId} ${changeNumber}`).slice(0, 32)}`;
}

/** A random, unique id for an event. */
export function newEventId(random: Random): string {
  return `evt_${random(16).toString('hex')}`;
}
