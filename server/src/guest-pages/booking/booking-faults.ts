import type { Language } from '../../core/languages.ts';
import type { Refusal, RefusalCode } from '../../core/refusals.ts';
import { fillMessage } from '../../core/text/message.ts';
import { userMessageOf } from '../../http/answer/messages.ts';
import { WORDS } from '../../words/words.ts';
import { type BookingField, type EntryFault, type EntryFaults, fieldOf } from './booking-entries.ts';

/** Why a form was not accepted, in sentences for its guest. */
export interface FormFaults {
  fields: Partial<Record<BookingField, string>>;
  /** What concerns no single field; `null` for nothing. */
  general: string | null;
}

export const NO_FAULTS: FormFaults = { fields: {}, general: null };

/** The refusals that a guest can mend in one field. */
const FIELDS: Partial<Record<RefusalCode, BookingField>> = {
  TOO_MANY_GUESTS: 'guests',
  INVALID_RESERVATION_DATE: 'startsAt',
  RESERVATION_TOO_SOON: 'startsAt',
  RESERVATION_TOO_FAR: 'startsAt',
  RESERVATION_TIME_UNAVAILABLE: 'startsAt',
};

/**
 * A refusal of a booking as sentences in the form; `null` for a refusal that has nothing to do with the form.
 * @param entryFaults  what was found wrong with the entries by themselves
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

/** @param fault  `undefined` for an entry that only the rules could not read */
function sentenceOf(field: BookingField, fault: EntryFault | undefined, language: Language): string {
  const { faults: words } = WORDS[language].guestPages.booking;
  if (fault?.kind === 'TooLong') {
    const { length, most } = fault;
    return fillMessage(language, words.tooLong, { length, most });
  }
  if (fault?.kind === 'Unreadable' || field === 'note') return words.unreadable;
  return words.missing[field];
}
