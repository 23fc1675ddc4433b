import type { Language } from '../../languages.ts';
import type { PaymentKind } from '../../venue/payment-terms.ts';

/** What the kinds of payments are called on bills and receipts. */
export const PAYMENT_WORDS: Record<Language, Record<PaymentKind, string>> = {
  ar: {
    Cash: 'نقدًا',
    Card: 'بطاقة',
    MealCard: 'بطاقة وجبات',
    Online: 'دفع إلكتروني',
    BankTransfer: 'حوالة مصرفية',
    Other: 'أخرى',
  },
  de: {
    Cash: 'Bar',
    Card: 'Karte',
    MealCard: 'Essenskarte',
    Online: 'Online',
    BankTransfer: 'Überweisung',
    Other: 'Sonstiges',
  },
  en: {
    Cash: 'Cash',
    Card: 'Card',
    MealCard: 'Meal card',
    Online: 'Online',
    BankTransfer: 'Bank transfer',
    Other: 'Other',
  },
  es: {
    Cash: 'Efectivo',
    Card: 'Tarjeta',
    MealCard: 'Vale de comida',
    Online: 'En línea',
    BankTransfer: 'Transferencia',
    Other: 'Otro',
  },
  fr: {
    Cash: 'Espèces',
    Card: 'Carte',
    MealCard: 'Titre-restaurant',
    Online: 'En ligne',
    BankTransfer: 'Virement',
    Other: 'Autre',
  },
  it: {
    Cash: 'Contanti',
    Card: 'Carta',
    MealCard: 'Buono pasto',
    Online: 'Online',
    BankTransfer: 'Bonifico',
    Other: 'Altro',
  },
  ru: {
    Cash: 'Наличные',
    Card: 'Карта',
    MealCard: 'Карта питания',
    Online: 'Онлайн',
    BankTransfer: 'Перевод',
    Other: 'Другое',
  },
  tr: {
    Cash: 'Nakit',
    Card: 'Kart',
    MealCard: 'Yemek kartı',
    Online: 'Online',
    BankTransfer: 'Havale',
    Other: 'Diğer',
  },
};
