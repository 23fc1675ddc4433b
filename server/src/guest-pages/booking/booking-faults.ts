import type { Language } from '../../core/languages.ts';
import type { Refusal, RefusalCode } from '../../core/refusals.ts';
import { fillMessage } from '../../core/text/message.ts';
import { userMessageOf } from '../../http/answer/messages.ts';
import { WORDS } from '../../words/words.ts';
import { type BookingField, type EntryFault, type EntryFaults, fieldOf } from './booking-entries.ts';

/** Why a form was not accepted, in sentences for the guest. */
export interface FormFaults {
  fields: Partial<Record<BookingField, string>>;
  /** A sentence that belongs to no single field; `null` for none. */
  general: string | null;
}

export const NO_FAULTS: FormFaults = { fields: {}, general: null };

/** The refusals that a guest can correct in one field, and the field. */
const FIELDS: Partial<Record<RefusalCode, BookingField>> = {
  TOO_MANY_GUESTS: 'guests',
  INVALID_RESERVATION_DATE: 'startsAt',
  RESERVATION_TOO_SOON: 'startsAt',
  RESERVATION_TOO_FAR: 'startsAt',
  RESERVATION_TIME_UNAVAILABLE: 'startsAt',
};

/**
 * The sentences in the form about a refused booking; `null` if the refusal is not about the form.
 * @param entryFaults  the faults of the entries on their own
 */
export function faultsOfRefusal(
  { code, problems }: Refusal,
  entryFaults: EntryFaults,
  language: Language,
): FormFaults | null {
  const { faults: words } = WORDS[language].guestPages.booking;
  if (code === 'PUBLIC_API_RESERVATION_INVALID') {
    const named = problems.flatMap((problem) => fieldOf(problem) ?? []);
    const sentences = named.map((field) => [field, sentenceOf(field, entryFaults[field], language)] as const);
    return { fields: Object.fromEntries(sentences), general: words.summary };
  }
  if (code === 'TOO_MANY_RESERVATIONS') return { fields: {}, general: userMessageOf(code, language) };
  const field = FIELDS[code];
  if (field === undefined) return null;
  return { fields: { [field]: userMessageOf(code, language) }, general: words.summary };
}

/** The sentence about a field. @param fault  `undefined` for an entry that only the booking rules could not read */
function sentenceOf(field: BookingField, fault: EntryFault | undefined, language: Language): string {
  const { faults: words } = WORDS[language].guestPages.booking;
  if (fault?.kind === 'TooLong') {
    const { length, most } = fault;
    return fillMessage(language, words.tooLong, { length, most });
  }
  if (fault?.kind === 'Unreadable' || field === 'note') return words.unreadable;
  return words.missing[field];
}
