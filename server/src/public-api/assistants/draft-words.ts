import type { Language } from '../../core/languages.ts';
import { CURRENCY } from '../../core/money.ts';
import type { OrderType } from '../../core/order-type.ts';

/** What the sentence of a draft is made of. None of it is a text of the venue or of a guest. */
interface DraftWords {
  /** How the goods get to the guest, before to whom, where to or the table. */
  types: Record<OrderType, string>;
  order(items: number, total: string): string;
  /** Before an order, when the same was ordered before. */
  likeOrder(number: number, time: string): string;
  /** Of a draft that was placed. */
  ordered(number: number, time: string): string;
  booking(guests: number, when: string): string;
  /** Of a draft that was taken. Whether the venue accepted it, and what became of it since, is said by the reservation. */
  booked(guests: number, when: string): string;
}

const WORDS: Record<Language, DraftWords> = {
  tr: {
    types: { Takeaway: 'Gel al', Delivery: 'Paket servis', DineIn: 'Masa' },
    order: (items, total) => `Ürün: ${items}. Toplam: ${total}. Mutfak hemen başlar. Sipariş verilsin mi?`,
    likeOrder: (number, time) => `Aynısı daha önce sipariş edilmiş: saat ${time}, no ${number}.`,
    ordered: (number, time) =>
      `Bu sipariş verildi: saat ${time}, no ${number}. Aynısı bir daha istenirse söyleyin.`,
    booking: (guests, when) => `Kişi: ${guests}. ${when}. Masa ayrılsın mı?`,
    booked: (guests, when) => `Bu rezervasyon restorana gönderildi. Kişi: ${guests}. ${when}.`,
  },
  en: {
    types: { Takeaway: 'Takeaway', Delivery: 'Delivery', DineIn: 'Table' },
    order: (items, total) =>
      `Items: ${items}. Total: ${total}. The kitchen starts at once. Place this order?`,
    likeOrder: (number, time) => `The same was ordered at ${time}, no. ${number}.`,
    ordered: (number, time) =>
      `This was ordered at ${time}, no. ${number}. Say so if you want the same once more.`,
    booking: (guests, when) => `Guests: ${guests}. ${when}. Book this table?`,
    booked: (guests, when) => `This booking was sent to the restaurant. Guests: ${guests}. ${when}.`,
  },
  de: {
    types: { Takeaway: 'Zum Mitnehmen', Delivery: 'Lieferung', DineIn: 'Tisch' },
    order: (items, total) =>
      `Artikel: ${items}. Summe: ${total}. Die Küche beginnt sofort. Soll bestellt werden?`,
    likeOrder: (number, time) => `Dasselbe wurde um ${time} bestellt, Nr. ${number}.`,
    ordered: (number, time) =>
      `Das wurde um ${time} bestellt, Nr. ${number}. Sagen Sie es, wenn Sie dasselbe noch einmal möchten.`,
    booking: (guests, when) => `Gäste: ${guests}. ${when}. Soll der Tisch reserviert werden?`,
    booked: (guests, when) =>
      `Diese Reservierung wurde an das Restaurant gesendet. Gäste: ${guests}. ${when}.`,
  },
  fr: {
    types: { Takeaway: 'À emporter', Delivery: 'Livraison', DineIn: 'Table' },
    order: (items, total) =>
      `Articles : ${items}. Total : ${total}. La cuisine commence aussitôt. Passer cette commande ?`,
    likeOrder: (number, time) => `La même chose a été commandée à ${time}, n° ${number}.`,
    ordered: (number, time) =>
      `Cela a été commandé à ${time}, n° ${number}. Dites-le si vous voulez la même chose encore une fois.`,
    booking: (guests, when) => `Personnes : ${guests}. ${when}. Réserver cette table ?`,
    booked: (guests, when) =>
      `Cette réservation a été envoyée au restaurant. Personnes : ${guests}. ${when}.`,
  },
  it: {
    types: { Takeaway: 'Da asporto', Delivery: 'Consegna', DineIn: 'Tavolo' },
    order: (items, total) =>
      `Articoli: ${items}. Totale: ${total}. La cucina comincia subito. Inviare questo ordine?`,
    likeOrder: (number, time) => `Lo stesso è stato ordinato alle ${time}, n. ${number}.`,
    ordered: (number, time) =>
      `È stato ordinato alle ${time}, n. ${number}. Lo dica se vuole lo stesso un’altra volta.`,
    booking: (guests, when) => `Persone: ${guests}. ${when}. Prenotare questo tavolo?`,
    booked: (guests, when) =>
      `Questa prenotazione è stata inviata al ristorante. Persone: ${guests}. ${when}.`,
  },
  es: {
    types: { Takeaway: 'Para llevar', Delivery: 'A domicilio', DineIn: 'Mesa' },
    order: (items, total) =>
      `Artículos: ${items}. Total: ${total}. La cocina empieza enseguida. ¿Hacer este pedido?`,
    likeOrder: (number, time) => `Lo mismo se pidió a las ${time}, n.º ${number}.`,
    ordered: (number, time) =>
      `Esto se pidió a las ${time}, n.º ${number}. Dígalo si quiere lo mismo otra vez.`,
    booking: (guests, when) => `Personas: ${guests}. ${when}. ¿Reservar esta mesa?`,
    booked: (guests, when) => `Esta reserva se envió al restaurante. Personas: ${guests}. ${when}.`,
  },
  ar: {
    types: { Takeaway: 'استلام من المطعم', Delivery: 'توصيل', DineIn: 'طاولة' },
    order: (items, total) => `الأصناف: ${items}. الإجمالي: ${total}. يبدأ المطبخ فورًا. هل يُرسل هذا الطلب؟`,
    likeOrder: (number, time) => `طُلب الشيء نفسه في الساعة ${time}، رقم ${number}.`,
    ordered: (number, time) =>
      `طُلب هذا في الساعة ${time}، رقم ${number}. أخبرنا إذا أردت الشيء نفسه مرة أخرى.`,
    booking: (guests, when) => `الأشخاص: ${guests}. ${when}. هل تُحجز هذه الطاولة؟`,
    booked: (guests, when) => `أُرسل هذا الحجز إلى المطعم. الأشخاص: ${guests}. ${when}.`,
  },
  ru: {
    types: { Takeaway: 'С собой', Delivery: 'Доставка', DineIn: 'Стол' },
    order: (items, total) => `Позиций: ${items}. Итого: ${total}. Кухня начнёт сразу. Оформить этот заказ?`,
    likeOrder: (number, time) => `То же самое заказано в ${time}, № ${number}.`,
    ordered: (number, time) =>
      `Это заказано в ${time}, № ${number}. Скажите, если хотите то же самое ещё раз.`,
    booking: (guests, when) => `Гостей: ${guests}. ${when}. Забронировать этот стол?`,
    booked: (guests, when) => `Эта бронь отправлена в ресторан. Гостей: ${guests}. ${when}.`,
  },
};

/** Who reads the sentence, and whose clock it names. */
export interface Reader {
  language: Language;
  timeZone: string;
}

/** A like order that was placed: its number, and when. */
export interface LikeOrder {
  number: number;
  placedAt: number;
}

/** The sentence that asks a person whether to place an order, and names the like one that was placed before. */
export function askForOrder(
  reader: Reader,
  { items, totalKurus }: { items: number; totalKurus: number },
  like: LikeOrder | null,
): string {
  const { language } = reader;
  const words = WORDS[language];
  const before = like === null ? '' : `${words.likeOrder(like.number, timeOf(reader, like.placedAt))} `;
  return before + words.order(items, moneyIn(language, totalKurus));
}

/** An amount as a person reads it. */
export function moneyIn(language: Language, kurus: number): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY }).format(kurus / 100);
}

/** How an order gets to its guest, in a word or two. */
export function typeIn(language: Language, type: OrderType): string {
  return WORDS[language].types[type];
}

/** The sentence that tells a person of an order that was placed. */
export function tellOfOrder(reader: Reader, { number, placedAt }: LikeOrder): string {
  return WORDS[reader.language].ordered(number, timeOf(reader, placedAt));
}

/** The sentence that asks a person whether to book, or tells that the booking was sent. */
export function sayBooking(
  reader: Reader,
  { guests, startsAt }: { guests: number; startsAt: number },
  isTaken: boolean,
): string {
  const { language, timeZone } = reader;
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  const when = new Intl.DateTimeFormat(language, style).format(startsAt);
  return WORDS[language][isTaken ? 'booked' : 'booking'](guests, when);
}

function timeOf({ language, timeZone }: Reader, at: number): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(at);
}
