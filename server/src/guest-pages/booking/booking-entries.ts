import type { Problem } from '../../core/refusals.ts';
import { type BookingRequest, RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { cleanText } from '../../core/text/text.ts';

/** The fields of the form that a guest fills in, by their names in the form. */
export const BOOKING_FIELDS = ['startsAt', 'guests', 'name', 'phone', 'note'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What is wrong with a single entry. `Unreadable`: it has bytes that are not UTF-8. */
export type EntryFault =
  | { kind: 'Missing' | 'Unreadable' }
  | { kind: 'TooLong'; length: number; most: number };

export type EntryFaults = Partial<Record<BookingField, EntryFault>>;

/** The form as a guest sent it. */
export interface BookingEntries {
  /** Cleaned texts, to show the form again. */
  texts: Record<BookingField, string>;
  /** The date whose times were shown. */
  date: string | null;
  /** A date whose times the guest wants to see instead of booking. */
  requestedDate: string | null;
  /** The key of the form; `null` if this service did not make it. */
  formKey: string | null;
  /** Whether the field that people do not see was filled in. */
  fillsHoneypot: boolean;
}

const FORM_KEY = /^[A-Za-z0-9_-]{22}$/;

/** @param body  `application/x-www-form-urlencoded`; bytes that are not UTF-8 become U+FFFD */
export function readEntries(body: Buffer): BookingEntries {
  const form = new URLSearchParams(body.toString());
  // A form sends each line break as two characters; they count as one.
  const textOf = (name: string) => cleanText((form.get(name) ?? '').replaceAll('\r\n', '\n'));
  const formKey = form.get('key') ?? '';
  return {
    texts: {
      startsAt: textOf('startsAt'),
      guests: textOf('guests'),
      name: textOf('name'),
      phone: textOf('phone'),
      note: textOf('note'),
    },
    date: form.get('date'),
    requestedDate: form.get('show'),
    formKey: FORM_KEY.test(formKey) ? formKey : null,
    fillsHoneypot: textOf('website') !== '',
  };
}

/** The entries of a form that a guest opens for the first time. */
export function emptyEntries(guests: string | undefined): BookingEntries['texts'] {
  const isOffered = guests !== undefined && /^(?:[1-9]|1\d|20)$/.test(guests);
  return { startsAt: '', guests: isOffered ? guests : '2', name: '', phone: '', note: '' };
}

/** The faults of the entries on their own. Whether a phone number can be read is checked with the booking. */
export function faultsOfEntries(texts: BookingEntries['texts']): EntryFaults {
  const faults: EntryFaults = {};
  const { startsAt, guests } = requestOf(texts);
  if (startsAt === null) faults.startsAt = { kind: 'Missing' };
  if (guests === null) faults.guests = { kind: 'Missing' };
  for (const field of ['name', 'phone', 'note'] as const) {
    const fault = faultOfText(texts[field], RESERVATION_LIMITS[field], field !== 'note');
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function faultOfText(text: string, most: number, isRequired: boolean): EntryFault | null {
  if (text === '') return isRequired ? { kind: 'Missing' } : null;
  if (text.includes('\uFFFD')) return { kind: 'Unreadable' };
  const { length } = [...text];
  return length > most ? { kind: 'TooLong', length, most } : null;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const COUNT = /^[1-9]\d{0,8}$/;

/** The entries as a request for the rules in `core`. An entry that is missing or cannot be read is `null`. */
export function requestOf({ startsAt, guests, name, phone, note }: BookingEntries['texts']): BookingRequest {
  return {
    startsAt: instantIn(startsAt),
    guests: COUNT.test(guests) ? Number(guests) : null,
    name: name === '' ? null : name,
    phone: phone === '' ? null : phone,
    note: note === '' ? null : note,
  };
}

/**
 * An instant as the form writes it; `null` for any other text. `Date.parse` alone would accept the 31st of February.
 */
function instantIn(text: string): number | null {
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString() === text ? at : null;
}

const PATHS: Record<BookingField, string> = {
  startsAt: 'startsAt',
  guests: 'guests',
  name: 'customer.name',
  phone: 'customer.phone',
  note: 'note',
};

/** The faults as problems of a request. */
export function problemsOf(faults: EntryFaults): Problem[] {
  return BOOKING_FIELDS.filter((field) => faults[field] !== undefined).map((field) => ({
    field: PATHS[field],
    message: 'cannot be used',
    attemptedValue: null,
  }));
}

/** The field of the form that a problem of a request is about; `undefined` for none. */
export function fieldOf({ field: path }: Problem): BookingField | undefined {
  return BOOKING_FIELDS.find((field) => PATHS[field] === path);
}
