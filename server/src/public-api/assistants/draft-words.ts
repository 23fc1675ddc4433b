import type { Language } from '../../core/languages.ts';
import { CURRENCY } from '../../core/money.ts';
import type { OrderType } from '../../core/order-type.ts';
import { fillMessage } from '../../core/text/message.ts';
import { WORDS } from '../../words/words.ts';

/** The language of the reader, and the time zone for times in a sentence. */
export interface Reader {
  language: Language;
  timeZone: string;
}

/** An order that was placed before and resembles the new one. */
export interface SimilarOrder {
  number: number;
  placedAt: number;
}

/**
 * The sentence that asks a person whether to place an order. If there is a similar order, another sentence before it
 * says so.
 */
export function orderQuestion(
  reader: Reader,
  { items, totalKurus }: { items: number; totalKurus: number },
  similar: SimilarOrder | null,
): string {
  const { language } = reader;
  const words = WORDS[language].assistants;
  const total = moneyIn(language, totalKurus);
  const question = fillMessage(language, words.order, { items, total });
  return similar === null ? question : `${orderSentence(reader, words.likeOrder, similar)} ${question}`;
}

/** An amount with its currency, in the format of a language. */
export function moneyIn(language: Language, kurus: number): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY }).format(kurus / 100);
}

/** The type of an order, in a word or two. */
export function orderTypeIn(language: Language, type: OrderType): string {
  return WORDS[language].assistants.types[type];
}

/** The sentence that tells a person that an order was placed. */
export function placedOrderSentence(reader: Reader, order: SimilarOrder): string {
  return orderSentence(reader, WORDS[reader.language].assistants.ordered, order);
}

/** The sentence that asks a person whether to book, or that says that the booking was sent. */
export function bookingSentence(
  reader: Reader,
  { guests, startsAt }: { guests: number; startsAt: number },
  isTaken: boolean,
): string {
  const { language, timeZone } = reader;
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  const when = new Intl.DateTimeFormat(language, style).format(startsAt);
  const words = WORDS[language].assistants;
  return fillMessage(language, isTaken ? words.booked : words.booking, { guests, when });
}

function orderSentence(
  { language, timeZone }: Reader,
  message: string,
  { number, placedAt }: SimilarOrder,
): string {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(placedAt);
  return fillMessage(language, message, { number, time });
}
