import { type Language, LOCALES } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import { localTimeAt } from '../../core/venue-clock.ts';
import { WORDS } from '../../words/words.ts';

/** A language as Open Graph names it: with a country. */
export function openGraphLocaleOf(language: Language): string {
  return language === 'ar' ? 'ar_AR' : LOCALES[language].replace('-', '_');
}

/** Dates are formatted in UTC: each date is midnight UTC. */
const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

interface Formats {
  day: Intl.DateTimeFormat;
  dayOfYear: Intl.DateTimeFormat;
  shortWeekday: Intl.DateTimeFormat;
  shortDay: Intl.DateTimeFormat;
  weekday: Intl.DateTimeFormat;
  number: Intl.NumberFormat;
  price: Intl.NumberFormat;
  list: Intl.ListFormat;
}

/** The formats of each language, made on first use: making them takes longer than rendering a page. */
const madeFormats = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const made = madeFormats.get(language) ?? makeFormats(LOCALES[language]);
  madeFormats.set(language, made);
  return made;
}

function makeFormats(locale: string): Formats {
  return {
    day: new Intl.DateTimeFormat(locale, DAY),
    dayOfYear: new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' }),
    shortWeekday: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
    shortDay: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
    number: new Intl.NumberFormat(locale),
    price: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'TRY',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
  };
}

/** A date (`YYYY-MM-DD`) written out, with its year if that is not the year of `today`. */
export function dayInWords(language: Language, date: string, today: string): string {
  const { day, dayOfYear } = formatsOf(language);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? day : dayOfYear).format(Date.parse(date));
}

/** A date (`YYYY-MM-DD`) in few letters, without its year: the weekday, and the day of the month. */
export function shortDayInWords(language: Language, date: string): { weekday: string; day: string } {
  const { shortWeekday, shortDay } = formatsOf(language);
  const at = Date.parse(date);
  return { weekday: shortWeekday.format(at), day: shortDay.format(at) };
}

/** The weekday of a date (`YYYY-MM-DD`). */
export function weekdayInWords(language: Language, date: string): string {
  return formatsOf(language).weekday.format(Date.parse(date));
}

/** The local date and time (`HH:mm`) in a time zone at an instant; the date is written out. */
export function momentInWords(
  language: Language,
  timeZone: string,
  instant: number,
  now: number,
): { day: string; time: string } {
  const { date, time } = localTimeAt(timeZone, instant);
  return { day: dayInWords(language, date, localTimeAt(timeZone, now).date), time };
}

/** A price in lira, in the format of the language; without kuruş if they are zero. */
export function priceInWords(language: Language, kurus: number): string {
  return formatsOf(language).price.format(kurus / 100);
}

/** A whole number, in the format of the language. */
export function numberInWords(language: Language, number: number): string {
  return formatsOf(language).number.format(number);
}

/** A number of guests in words. */
export function guestsInWords(language: Language, guests: number): string {
  return fillMessage(language, WORDS[language].guestPages.reservation.guestCount, { count: guests });
}

/** A list of words, such as "a, b and c". */
export function listInWords(language: Language, words: readonly string[]): string {
  return formatsOf(language).list.format(words);
}
