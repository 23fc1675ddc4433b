import { LANGUAGES, type Language } from '../../languages.ts';
import type { OrderType } from '../../order-type.ts';

/**
 * The fixed words on a ticket. Words that a cook must not miss are in capitals. `at` is a time, or a date and
 * a time.
 */
export interface TicketWords {
  types: Record<OrderType, string>;
  table: string;
  order: string;
  /** Beside the number of the order. */
  paid: string;
  /** The labels of the customer and of the sender. */
  customer: string;
  from: string;
  note: string;
  /**
   * Stands between a number of portions and the product; not a Latin letter where that would reverse the
   * direction of the row.
   */
  times: string;
  without: string;
  change: string;
  /** What was cancelled is to be made. */
  again: string;
  cancelled: string;
  mayBePrinted: string;
  reprint: (count: number) => string;
  late: (at: string) => string;
  test: string;
  codePage: string;
  columns: string;
}

/** The language of a venue's tickets: that of its menu, where tickets are written in it, else English. */
export function ticketLanguageOf(languages: readonly { code: string }[]): Language {
  const code = languages[0]?.code.toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

export const TICKET_WORDS: Record<Language, TicketWords> = {
  ar: {
    types: { DineIn: 'في المطعم', Takeaway: 'سفري', Delivery: 'توصيل' },
    table: 'طاولة',
    order: 'طلب',
    paid: 'مدفوع',
    customer: 'العميل',
    from: 'من',
    note: 'ملاحظة',
    times: '×',
    without: 'بدون',
    change: 'تعديل',
    again: 'حضّره رغم الإلغاء',
    cancelled: 'ملغى',
    mayBePrinted: 'ربما طُبعت من قبل',
    reprint: (count) => `نسخة معادة ${count}`,
    late: (at) => `متأخر - طُلب في ${at}`,
    test: 'صفحة تجربة',
    codePage: 'صفحة الرموز',
    columns: 'عدد الأعمدة',
  },
  de: {
    types: { DineIn: 'VOR ORT', Takeaway: 'ABHOLUNG', Delivery: 'LIEFERUNG' },
    table: 'TISCH',
    order: 'Bestellung',
    paid: 'BEZAHLT',
    customer: 'Gast',
    from: 'Von',
    note: 'HINWEIS',
    times: 'x',
    without: 'OHNE',
    change: 'ÄNDERUNG',
    again: 'DOCH ZUBEREITEN',
    cancelled: 'STORNO',
    mayBePrinted: 'VIELLEICHT SCHON GEDRUCKT',
    reprint: (count) => `NACHDRUCK ${count}`,
    late: (at) => `VERSPÄTET - BESTELLT ${at}`,
    test: 'PROBEDRUCK',
    codePage: 'Codepage',
    columns: 'Spalten',
  },
  en: {
    types: { DineIn: 'DINE-IN', Takeaway: 'TAKEAWAY', Delivery: 'DELIVERY' },
    table: 'TABLE',
    order: 'Order',
    paid: 'PAID',
    customer: 'Customer',
    from: 'From',
    note: 'NOTE',
    times: 'x',
    without: 'WITHOUT',
    change: 'CHANGE',
    again: 'COOK IT AFTER ALL',
    cancelled: 'CANCELLED',
    mayBePrinted: 'MAY HAVE BEEN PRINTED ALREADY',
    reprint: (count) => `REPRINT ${count}`,
    late: (at) => `LATE - ORDERED AT ${at}`,
    test: 'TEST PRINT',
    codePage: 'Code page',
    columns: 'Columns',
  },
  es: {
    types: { DineIn: 'EN EL LOCAL', Takeaway: 'PARA LLEVAR', Delivery: 'A DOMICILIO' },
    table: 'MESA',
    order: 'Pedido',
    paid: 'PAGADO',
    customer: 'Cliente',
    from: 'De',
    note: 'NOTA',
    times: 'x',
    without: 'SIN',
    change: 'CAMBIO',
    again: 'SÍ, PREPARARLO',
    cancelled: 'ANULADO',
    mayBePrinted: 'QUIZÁ YA SE IMPRIMIÓ',
    reprint: (count) => `REIMPRESIÓN ${count}`,
    late: (at) => `CON RETRASO - PEDIDO A LAS ${at}`,
    test: 'PRUEBA',
    codePage: 'Página de códigos',
    columns: 'Columnas',
  },
  fr: {
    types: { DineIn: 'SUR PLACE', Takeaway: 'À EMPORTER', Delivery: 'LIVRAISON' },
    table: 'TABLE',
    order: 'Commande',
    paid: 'PAYÉ',
    customer: 'Client',
    from: 'Par',
    note: 'NOTE',
    times: 'x',
    without: 'SANS',
    change: 'MODIFICATION',
    again: 'À PRÉPARER QUAND MÊME',
    cancelled: 'ANNULÉ',
    mayBePrinted: 'PEUT-ÊTRE DÉJÀ IMPRIMÉ',
    reprint: (count) => `RÉIMPRESSION ${count}`,
    late: (at) => `EN RETARD - COMMANDÉ À ${at}`,
    test: "PAGE D'ESSAI",
    codePage: 'Page de code',
    columns: 'Colonnes',
  },
  it: {
    types: { DineIn: 'AL TAVOLO', Takeaway: "D'ASPORTO", Delivery: 'CONSEGNA' },
    table: 'TAVOLO',
    order: 'Ordine',
    paid: 'PAGATO',
    customer: 'Cliente',
    from: 'Da',
    note: 'NOTA',
    times: 'x',
    without: 'SENZA',
    change: 'MODIFICA',
    again: 'DA PREPARARE COMUNQUE',
    cancelled: 'ANNULLATO',
    mayBePrinted: 'FORSE GIÀ STAMPATO',
    reprint: (count) => `RISTAMPA ${count}`,
    late: (at) => `IN RITARDO - ORDINATO ALLE ${at}`,
    test: 'STAMPA DI PROVA',
    codePage: 'Tabella codici',
    columns: 'Colonne',
  },
  ru: {
    types: { DineIn: 'В ЗАЛЕ', Takeaway: 'С СОБОЙ', Delivery: 'ДОСТАВКА' },
    table: 'СТОЛ',
    order: 'Заказ',
    paid: 'ОПЛАЧЕНО',
    customer: 'Гость',
    from: 'От',
    note: 'ПРИМЕЧАНИЕ',
    times: 'x',
    without: 'БЕЗ',
    change: 'ИЗМЕНЕНИЕ',
    again: 'ВСЁ-ТАКИ ГОТОВИТЬ',
    cancelled: 'ОТМЕНЕНО',
    mayBePrinted: 'ВОЗМОЖНО, УЖЕ НАПЕЧАТАНО',
    reprint: (count) => `ПОВТОР ${count}`,
    late: (at) => `ОПОЗДАНИЕ - ЗАКАЗАНО В ${at}`,
    test: 'ПРОБНАЯ ПЕЧАТЬ',
    codePage: 'Кодовая страница',
    columns: 'Столбцов',
  },
  tr: {
    types: { DineIn: 'RESTORANDA', Takeaway: 'GEL-AL', Delivery: 'PAKET' },
    table: 'MASA',
    order: 'Sipariş',
    paid: 'ÖDENDİ',
    customer: 'Müşteri',
    from: 'Gönderen',
    note: 'NOT',
    times: 'x',
    without: 'ÇIKAR',
    change: 'DEĞİŞİKLİK',
    again: 'YİNE DE HAZIRLA',
    cancelled: 'İPTAL',
    mayBePrinted: 'DAHA ÖNCE BASILMIŞ OLABİLİR',
    reprint: (count) => `TEKRAR BASKI ${count}`,
    late: (at) => `GECİKTİ - SİPARİŞ SAATİ ${at}`,
    test: 'DENEME BASKISI',
    codePage: 'Kod sayfası',
    columns: 'Sütun',
  },
};
