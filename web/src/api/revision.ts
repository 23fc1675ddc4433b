import { ApiFault } from './fault.ts';

/** The header that lets a call change a record only while it is in the state that the person has seen. */
export function ifMatch(revision: string): { 'If-Match': string } {
  return { 'If-Match': `"${revision}"` };
}

/** The header that lets a call add a record only while there is none. */
export const IF_ABSENT = { 'If-None-Match': '*' };

/** Whether a call was refused because another person changed the record in the meantime. */
export function isChangedByOthers(fault: unknown): boolean {
  return fault instanceof ApiFault && fault.code === 'CONTENT_CHANGED';
}
