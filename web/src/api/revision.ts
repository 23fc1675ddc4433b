import { ApiFault } from './fault.ts';

/** The header that makes the service refuse a change if the record is not in the state that the person has seen. */
export function ifMatch(revision: string): { 'If-Match': string } {
  return { 'If-Match': `"${revision}"` };
}

/** The header that makes the service refuse a new record if there is one already. */
export const IF_ABSENT = { 'If-None-Match': '*' };

/** Whether a call was refused because another person changed the record in the meantime. */
export function isChangedByOthers(fault: unknown): boolean {
  return fault instanceof ApiFault && fault.code === 'CONTENT_CHANGED';
}
