import type { Language } from '../core/languages.ts';
import type { Allergen, PricingUnit } from '../core/menu/menu.ts';
import type { CancelObstacle, GuestState } from './reservation/guest-state.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { ru } from './words/ru.ts';
import { tr } from './words/tr.ts';

/**
 * What a number of guests is called: `{n}` stands for the number, `other` for every form that is not given.
 */
export type CountedGuests = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * All that the pages say in one language, in the tone of a good restaurant. Times and days are put in as they
 * read.
 */
export interface GuestWords {
  /** The language by its own name. */
  ownName: string;
  languageSwitch: string;

  reservation: {
    heading: string;
    /** What each state means for the guest. */
    states: Record<GuestState, { title: string; text: string }>;
    /** Before the words of whoever cancelled. */
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
    cancel: string;
    obstacles: Record<CancelObstacle, string>;
    privacy: string;
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
    /** For search engines: what the page has of a venue. */
    description: (venue: string) => string;
    showMap: string;
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
    /** Before what the service's people find a fault by. */
    reference: string;
  };
}

export const WORDS: Record<Language, GuestWords> = { tr, en, de, fr, it, es, ar, ru };
