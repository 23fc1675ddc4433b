import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import type { RefusalCode } from '../../core/refusals.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { userMessageOf } from '../../http/answer/messages.ts';
import { WORDS } from '../../words/words.ts';
import { hrefOf } from '../layout/page-address.ts';
import type { PageLanguage } from '../layout/page-language.ts';
import { type KeptForm, pageLayout } from '../layout/page-layout.ts';
import { bidiText, venueLogo } from '../layout/page-parts.ts';
import { guestsInWords, momentInWords } from '../layout/page-words.ts';
import type { ShownCalendar } from './booking-calendar.ts';
import type { BookingEntries } from './booking-entries.ts';
import type { FormFaults } from './booking-faults.ts';
import { contactFields, faultOf, guestChoice, honeypot } from './booking-fields.ts';
import { dayChoice, timeChoice } from './time-choice.ts';

const FORM = 'booking';

/** The venue of a booking page, and the language of the page. */
interface BookingPage {
  venue: Venue;
  language: PageLanguage;
  sitePath: string;
}

/** The data of the booking form. */
export interface BookingView extends BookingPage {
  calendar: ShownCalendar;
  /** Whether a new booking needs an answer from the venue once its seats are full. */
  confirmsIfRoom: boolean;
  texts: BookingEntries['texts'];
  faults: FormFaults;
  formKey: string;
  now: number;
}

/**
 * The form that books a table. It needs no script: the buttons for a day and a language send the form, and it comes
 * back with the times of that day, in that language, and with everything that the guest filled in.
 */
export function bookingDocument(view: BookingView): ComponentChild {
  const { language, formKey, calendar, faults } = view;
  const words = WORDS[language.language].guestPages.booking;
  const action = hrefOf(`${pathOf(view)}/book`, { lang: language.chosen });
  const date = calendar.chosen?.date ?? '';
  const content = [
    faults.general === null ? null : h('p', { class: 'notice', role: 'alert' }, faults.general),
    h('form', { id: FORM, class: 'stack booking', method: 'post', action }, [
      h('input', { type: 'hidden', name: 'key', value: formKey }),
      h('input', { type: 'hidden', name: 'date', value: date }),
      honeypot(words.leaveEmpty),
      h('div', { class: 'card stack' }, [
        guestChoice(view),
        dayChoice(calendar, language.language, view),
        timeChoice(calendar, language.language, view, faultOf(view, 'startsAt')),
      ]),
      h('div', { class: 'card stack' }, contactFields(view)),
      submitSection(view),
    ]),
  ];
  return bookingLayout(view, content, { id: FORM, name: 'show', value: date });
}

/** The page of a venue that takes no bookings on its page now. */
export function closedDocument(view: BookingPage, code: RefusalCode): ComponentChild {
  const { language, venue } = view;
  return bookingLayout(view, [
    h('p', { class: 'notice' }, userMessageOf(code, language.language)),
    h('div', { class: 'actions' }, [callButton(venue, language.language), menuLink(view)]),
  ]);
}

/** The page for a form that was sent again with other entries after it had made a reservation. */
export function formUsedDocument(
  view: BookingPage & { reservation: Reservation; path: string },
  now: number,
): ComponentChild {
  const { language, venue, reservation, path } = view;
  const words = WORDS[language.language].guestPages.booking;
  const query = { lang: language.chosen };
  const { day, time } = momentInWords(language.language, venue.timeZone, reservation.startsAt, now);
  return bookingLayout(view, [
    h('div', { class: 'card stack' }, [
      h('h2', null, words.formUsed.title),
      h('p', null, [
        h('span', { class: 'line day' }, day),
        ' ',
        h('span', { class: 'line clock' }, time),
        ' ',
        h('span', { class: 'line' }, guestsInWords(language.language, reservation.guests)),
      ]),
      h('p', null, words.formUsed.text),
      h('div', { class: 'actions' }, [
        h('a', { class: 'button main', href: hrefOf(path, query) }, words.formUsed.see),
        h('a', { class: 'button', href: hrefOf(`${pathOf(view)}/book`, query) }, words.formUsed.another),
      ]),
    ]),
  ]);
}

function bookingLayout(view: BookingPage, content: ComponentChild[], kept?: KeptForm): ComponentChild {
  const { venue, language, sitePath } = view;
  const { booking: words } = WORDS[language.language].guestPages;
  const frame = {
    language,
    venue,
    title: `${words.heading} – ${venue.name}`,
    path: `${pathOf(view)}/book`,
    ...(kept === undefined ? {} : { kept }),
    width: 'narrow' as const,
    footer: h('p', null, words.privacy),
  };
  return pageLayout(frame, [
    h('div', { class: 'masthead' }, [
      venueLogo(venue, sitePath),
      h('div', null, h('h1', null, [h('small', null, bidiText(venue.name)), ' ', words.heading])),
    ]),
    ...content,
  ]);
}

function submitSection(view: BookingView): ComponentChild {
  const { venue, language, calendar } = view;
  const words = WORDS[language.language].guestPages.booking;
  const isImmediate = venue.reservations.confirmsAutomatically;
  const promise = view.confirmsIfRoom ? words.confirmedIfRoom : words.confirmedAtOnce;
  return h('div', { class: 'actions' }, [
    calendar.chosen === null ? null : h('p', { class: 'aside' }, isImmediate ? promise : words.answeredLater),
    calendar.chosen === null
      ? null
      : h('button', { class: 'button main', type: 'submit' }, isImmediate ? words.book : words.request),
    menuLink(view),
  ]);
}

function menuLink(view: BookingPage): ComponentChild {
  const href = hrefOf(pathOf(view), { lang: view.language.chosen });
  return h('a', { class: 'quiet', href }, WORDS[view.language.language].guestPages.reservation.seeMenu);
}

function callButton({ phone }: Venue, language: Language): ComponentChild {
  if (phone === null) return null;
  return h('a', { class: 'button main', href: `tel:${phone}` }, WORDS[language].guestPages.venue.call);
}

function pathOf({ venue, sitePath }: BookingPage): string {
  return `${sitePath}/${venue.username}`;
}
