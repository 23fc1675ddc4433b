import type { Venue } from '@sofra/sdk';
import { ar } from './ar.ts';
import { en, type Words } from './en.ts';
import { tr } from './tr.ts';

/** One file a language: add yours here. */
const WORDS: Record<string, Words> = { tr, en, ar };

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** A language that a guest can choose: the shop has words for it, or the restaurant a menu. */
export interface OfferedLanguage {
  code: string;
  name: string;
}

/** All languages to choose from, those of the menu first. */
export function languagesOf({ languages }: Pick<Venue, 'languages'>): OfferedLanguage[] {
  const ofShop = Object.entries(WORDS).map(([code, { ownName }]) => ({ code, name: ownName }));
  const known = new Set(languages.map(({ code }) => code));
  return [
    ...languages.map(({ code, name }) => ({ code, name })),
    ...ofShop.filter(({ code }) => !known.has(code)),
  ];
}

/**
 * The language of a guest: what they chose, else the first of their browser that is offered.
 * @param accepted  the `Accept-Language` header, whose order is that of the guest's wishes
 */
export function languageOf(
  offered: readonly OfferedLanguage[],
  chosen: string | undefined,
  accepted: string,
): string {
  const wishes = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const codes = offered.map(({ code }) => code);
  return [chosen, ...wishes].find((wish) => wish !== undefined && codes.includes(wish)) ?? codes[0] ?? 'en';
}

/** The words around the menu; English where the shop has none in a language of the menu. */
export function wordsOf(language: string): Words {
  return WORDS[language] ?? en;
}

/** The language to ask the menu in: the guest's, else English; `undefined` if the restaurant has neither: the service chooses. */
export function menuLanguageOf(
  { languages }: Pick<Venue, 'languages'>,
  language: string,
): string | undefined {
  return [language, 'en'].find((wish) => languages.some(({ code }) => code === wish));
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}

/** Amounts, days and times as they are written in a language; digits are those of receipts. */
export function formatsOf(language: string, timeZone: string) {
  const tag = `${language}-u-nu-latn`;
  const price = new Intl.NumberFormat(tag, {
    ...{
      style: 'currency',
      currency: 'TRY',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    },
  } as Intl.NumberFormatOptions);
  const number = new Intl.NumberFormat(tag);
  const time = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const moment = new Intl.DateTimeFormat(tag, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone },
  } as Intl.DateTimeFormatOptions);
  const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  // A date alone has no zone: it is read as noon in UTC, and written there.
  const day = new Intl.DateTimeFormat(tag, { ...shortDay, timeZone: 'UTC' });
  const dayHere = new Intl.DateTimeFormat(tag, { ...shortDay, timeZone });
  return {
    price: (lira: number) => price.format(lira),
    number: (value: number) => number.format(value),
    time: (instant: string) => time.format(new Date(instant)),
    moment: (instant: string) => moment.format(new Date(instant)),
    dayAt: (instant: string) => dayHere.format(new Date(instant)),
    day: (date: string) => day.format(new Date(`${date}T12:00:00Z`)),
  };
}

export type Formats = ReturnType<typeof formatsOf>;
