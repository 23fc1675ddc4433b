import type { Language } from '../../../core/languages.ts';

/** The texts of the cards and their page, in each language. */
interface QrCardWords {
  /** Tells a guest what the code is for. */
  scan: string;
  /** Tells the owner that there is nothing to print. */
  none: string;
}

export const QR_CARD_WORDS: Record<Language, QrCardWords> = {
  tr: { scan: 'Menüyü görmek için okutun', none: 'Kart basılacak masa yok.' },
  en: { scan: 'Scan to see the menu', none: 'There is no table to print a card for.' },
  de: {
    scan: 'Für die Speisekarte scannen',
    none: 'Es gibt keinen Tisch, für den eine Karte gedruckt werden kann.',
  },
  fr: { scan: 'Scannez pour voir la carte', none: 'Il n’y a aucune table pour laquelle imprimer une carte.' },
  es: { scan: 'Escanee para ver la carta', none: 'No hay ninguna mesa para la que imprimir una tarjeta.' },
  it: {
    scan: 'Inquadri il codice per vedere il menù',
    none: 'Non c’è alcun tavolo per cui stampare una carta.',
  },
  ru: {
    scan: 'Отсканируйте, чтобы открыть меню',
    none: 'Нет столов, для которых можно напечатать карточку.',
  },
  ar: { scan: 'امسح الرمز لعرض القائمة', none: 'لا توجد طاولة لطباعة بطاقة لها.' },
};
