import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import type { CalendarDay, Slot } from '../../core/reservations/calendar.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { localTimeAt } from '../../core/venue-clock.ts';
import { WORDS } from '../../words/words.ts';
import { dayInWords, shortDayInWords, weekdayInWords } from '../layout/page-words.ts';
import type { ShownCalendar } from './booking-calendar.ts';
import type { ShownFault } from './booking-fields.ts';

/** The buttons that show the times of a day. They send the form, but its entries are not checked. */
export function dayChoice(
  { days, chosen, earlier, later }: ShownCalendar,
  language: Language,
  { venue, now }: { venue: Pick<Venue, 'timeZone'>; now: number },
): ComponentChild {
  const words = WORDS[language].guestPages.booking;
  const { date: today } = localTimeAt(venue.timeZone, now);
  const button = (date: string, label: ComponentChild, more: object = {}) =>
    h('button', { type: 'submit', name: 'show', value: date, formnovalidate: true, ...more }, label);
  return h('div', { class: 'field', role: 'group', 'aria-labelledby': 'day' }, [
    h('h2', { id: 'day' }, words.day),
    h('div', { class: 'choices days' }, [
      earlier === null ? null : button(earlier, words.earlier, { class: 'quiet' }),
      days.map(({ date, slots }) => {
        const current = date === chosen?.date ? { 'aria-current': 'date' } : {};
        const { weekday, day } = shortDayInWords(language, date);
        const label = [
          h('span', null, date === today ? WORDS[language].guestPages.venue.today : weekday),
          ' ',
          h('small', null, day),
        ];
        return button(date, label, { ...current, disabled: slots.length === 0 });
      }),
      later === null ? null : button(later, words.later, { class: 'quiet' }),
    ]),
  ]);
}

/** The times of the chosen day. */
export function timeChoice(
  { chosen }: ShownCalendar,
  language: Language,
  view: { venue: Pick<Venue, 'timeZone'>; texts: { startsAt: string }; now: number },
  fault: ShownFault,
): ComponentChild {
  const words = WORDS[language].guestPages.booking;
  if (chosen === null) return h('p', null, words.noTimes);
  const { date: today } = localTimeAt(view.venue.timeZone, view.now);
  const marks = fault.id === null ? {} : { 'aria-describedby': fault.id };
  return h('fieldset', { class: 'field', ...marks }, [
    h('legend', null, [
      h('span', { class: 'visually-hidden' }, `${words.time}: `),
      h('span', { class: 'day' }, dayInWords(language, chosen.date, today)),
    ]),
    fault.line,
    h(
      'div',
      { class: 'choices times' },
      chosen.slots.map((slot) => timeOption(slot, chosen, language, view)),
    ),
  ]);
}

/** A time of the chosen evening. A time after midnight also names its own weekday. */
function timeOption(
  { startsAt, time }: Slot,
  { date }: CalendarDay,
  language: Language,
  { venue, texts }: { venue: Pick<Venue, 'timeZone'>; texts: { startsAt: string } },
): ComponentChild {
  const value = new Date(startsAt).toISOString();
  const { date: own } = localTimeAt(venue.timeZone, startsAt);
  return h('label', null, [
    h('input', { type: 'radio', name: 'startsAt', value, required: true, checked: value === texts.startsAt }),
    h('span', null, [
      h('time', { datetime: value }, time),
      own === date ? null : h('small', null, weekdayInWords(language, own)),
    ]),
  ]);
}
