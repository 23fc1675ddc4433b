import { hash } from 'node:crypto';
import type { Random } from '../parts.ts';

/** A change that a key is told of: the order or reservation, and the number of its change. */
export interface NotifiedChange {
  keyId: string;
  subjectId: string;
  changeNumber: number;
}

/**
 * The id of the event of a change: the same however often it is delivered, and another for every other change or key.
 * `evt_` and 32 lower-case hexadecimal digits.
 */
export function eventIdOf({ keyId, subjectId, changeNumber }: NotifiedChange): string {
  return `evt_${hash('sha256', `${keyId} ${subjectId} ${changeNumber}`).slice(0, 32)}`;
}

/** The id of an event that is like no other. */
export function newEventId(random: Random): string {
  return `evt_${random(16).toString('hex')}`;
}
