import type { Allergen, PricingUnit } from '../core/menu/menu.ts';
import type { BookingField } from './booking/booking-entries.ts';
import type { CancelObstacle, GuestState } from './reservation/guest-state.ts';

/**
 * What a number of guests is called: `{n}` stands for the number, `other` for every form that is not given.
 */
export type CountedGuests = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * All texts of the pages in one language, in the tone of a good restaurant. Times and days are passed in as they
 * are shown.
 */
export interface GuestWords {
  /** The language by its own name. */
  ownName: string;
  languageSwitch: string;

  reservation: {
    heading: string;
    /** What each state means for the guest. */
    states: Record<GuestState, { title: string; text: string }>;
    /** Before the reason of the person who cancelled. */
    reasonGiven: string;
    when: string;
    /** Beside the time: it is the time on the clock of the restaurant. */
    localTime: string;
    guests: string;
    guestCount: CountedGuests;
    name: string;
    note: string;
    where: string;
    showCode: string;
    qrTitle: string;
    code: string;
    addToCalendar: string;
    seeMenu: string;
    /** On the page of a request without an answer, which refreshes itself. */
    refreshes: string;
    cancel: string;
    obstacles: Record<CancelObstacle, string>;
    privacy: string;
  };

  booking: {
    heading: string;
    day: string;
    earlier: string;
    later: string;
    time: string;
    /** In place of the times, when none of the next days has one. */
    noTimes: string;
    largerParty: string;
    phone: string;
    phoneHint: string;
    note: string;
    noteHint: (most: string) => string;
    /** The button, at a venue that confirms bookings by itself, and at one that answers them. */
    book: string;
    request: string;
    confirmedAtOnce: string;
    confirmedIfRoom: string;
    answeredLater: string;
    privacy: string;
    /** The label of a field that only programs fill in. */
    leaveEmpty: string;
    faults: {
      summary: string;
      /** The form came without its key, or from a program. */
      sendAgain: string;
      missing: Record<Exclude<BookingField, 'note'>, string>;
      tooLong: (length: string, most: string) => string;
      unreadable: string;
    };
    /** For a form that has made a reservation already and came again with other entries. */
    formUsed: { title: string; text: string; see: string; another: string };
  };

  cancelling: {
    heading: string;
    reasonLabel: string;
    reasonHint: string;
    reasonTooLong: (length: number, most: number) => string;
    confirm: string;
    keep: string;
  };

  venue: {
    /** For search engines: what the page shows of a venue. */
    description: (venue: string) => string;
    showMap: string;
    phone: string;
    call: string;
    table: string;
    hours: string;
    today: string;
    openNow: string;
    openUntil: (time: string) => string;
    closedNow: string;
    opensToday: (time: string) => string;
    opensOn: (day: string, time: string) => string;
    closed: string;
    roundTheClock: string;
    hoursUnknown: string;
    rush: (time: string) => string;
  };

  menu: {
    heading: string;
    language: string;
    empty: string;
    soldOut: string;
    regularPrice: string;
    reducedPrice: string;
    units: Record<Exclude<PricingUnit, 'Piece'>, string>;
    calories: (count: string) => string;
    extras: string;
    /** An extra without a price. */
    free: string;
    /** How many choices of an option group are needed: exactly one, at most one, at least one, any number. */
    choices: { one: string; oneOrNone: string; some: string; any: string };
    removable: string;
    allergens: string;
    allergenNames: Record<Allergen, string>;
    containsAlcohol: string;
    containsPork: string;
    pricesNote: string;
    allergenNote: string;
  };

  calendarEntry: {
    summary: (venue: string) => string;
    /** Before the address of the page. */
    page: string;
  };

  refusals: {
    notFoundTitle: string;
    notFoundText: string;
    waitTitle: string;
    sorryTitle: string;
    /** Before the trace id of an internal error. */
    reference: string;
  };
}
