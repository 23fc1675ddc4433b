import { type ComponentChild, h } from 'preact';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';
import { RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { WORDS } from '../../words/words.ts';
import type { PageLanguage } from '../layout/page-language.ts';
import { phoneLink } from '../layout/page-parts.ts';
import { guestsInWords } from '../layout/page-words.ts';
import type { BookingEntries, BookingField } from './booking-entries.ts';
import type { FormFaults } from './booking-faults.ts';

/** The data of the fields. */
interface FieldsView {
  venue: Pick<Venue, 'phone'>;
  language: PageLanguage;
  texts: BookingEntries['texts'];
  faults: FormFaults;
}

/** A field that people do not see. A program that fills in every field is recognised by it. */
export function honeypot(label: string): ComponentChild {
  return h('p', { class: 'honeypot' }, [
    h('label', { for: 'website' }, label),
    h('input', { id: 'website', name: 'website', type: 'text', autocomplete: 'off' }),
  ]);
}

/** The choice of the number of guests. */
export function guestChoice(view: FieldsView): ComponentChild {
  const { language, texts, venue } = view;
  const { reservation: words, booking } = WORDS[language.language].guestPages;
  const counts = Array.from({ length: BOOKING_LIMITS.maxGuests }, (_, at) => at + 1);
  const fault = faultOf(view, 'guests');
  return h('div', { class: 'field' }, [
    h('label', { for: 'guests' }, words.guests),
    h(
      'select',
      { id: 'guests', name: 'guests', required: true, ...ariaAttributesOf(fault, 'guests-hint') },
      counts.map((count) =>
        h(
          'option',
          { value: count, selected: String(count) === texts.guests },
          guestsInWords(language.language, count),
        ),
      ),
    ),
    fault.line,
    h('p', { class: 'aside', id: 'guests-hint' }, [
      booking.largerParty,
      venue.phone === null ? null : [' ', phoneLink(venue.phone)],
    ]),
  ]);
}

/** The fields for the name, the phone number and the note of the guest. */
export function contactFields(view: FieldsView): ComponentChild[] {
  const { texts, language } = view;
  const { reservation, booking: words } = WORDS[language.language].guestPages;
  const needed = { required: true } as const;
  const note = fieldWithLabel(
    view,
    'note',
    words.note,
    fillMessage(language.language, words.noteHint, { most: RESERVATION_LIMITS.note }),
  );
  const phone = fieldWithLabel(view, 'phone', words.phone, words.phoneHint);
  const name = fieldWithLabel(view, 'name', reservation.name, null);
  return [
    name((marks) =>
      h('input', { ...marks, ...needed, type: 'text', autocomplete: 'name', dir: 'auto', value: texts.name }),
    ),
    phone((marks) =>
      h('input', { ...marks, ...needed, type: 'tel', autocomplete: 'tel', dir: 'ltr', value: texts.phone }),
    ),
    note((marks) => h('textarea', { ...marks, rows: 3, dir: 'auto' }, texts.note)),
  ];
}

/** Puts a control between its label and the sentence about its fault. */
function fieldWithLabel(view: FieldsView, field: BookingField, label: string, hint: string | null) {
  const fault = faultOf(view, field);
  const hintId = hint === null ? null : `${field}-hint`;
  const marks = { id: field, name: field, ...ariaAttributesOf(fault, hintId) };
  return (control: (marks: object) => ComponentChild): ComponentChild =>
    h('div', { class: 'field' }, [
      h('label', { for: field }, label),
      hintId === null ? null : h('p', { class: 'aside', id: hintId }, hint),
      control(marks),
      fault.line,
    ]);
}

/** The fault of a field as the page shows it. */
export interface ShownFault {
  id: string | null;
  line: ComponentChild;
}

/** The fault of a field, as the page shows it next to the field. */
export function faultOf({ faults }: Pick<FieldsView, 'faults'>, field: BookingField): ShownFault {
  const sentence = faults.fields[field];
  if (sentence === undefined) return { id: null, line: null };
  const id = `${field}-fault`;
  return { id, line: h('p', { class: 'error', id }, sentence) };
}

/** The attributes that connect a control with its hint and its fault. */
function ariaAttributesOf({ id }: ShownFault, hintId: string | null = null): object {
  const describedBy = [hintId, id].filter((one) => one !== null).join(' ');
  return {
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(id === null ? {} : { 'aria-invalid': 'true', 'aria-errormessage': id }),
  };
}
