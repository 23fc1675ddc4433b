import type { ApiFault } from './fault.ts';
import { tokenForCall } from './person-token.ts';

/**
 * Whether a failed read is made again: the service was busy or out of reach, or a person entered the PIN after
 * the read was sent. A token that the service refuses is forgotten, so a read is not repeated with it.
 */
export function isReadAgain({ code, status, isTransient }: ApiFault): boolean {
  return code === 'PERSON_REQUIRED' ? tokenForCall() !== null : isTransient && status !== 401;
}
