import type { Language } from '../../core/languages.ts';

/** The names that a new restaurant begins with. */
interface RestaurantWords {
  area: string;
  food: string;
  alcohol: string;
}

export const RESTAURANT_WORDS: Record<Language, RestaurantWords> = {
  tr: { area: 'Salon', food: 'Yiyecek ve içecek', alcohol: 'Alkollü içecek' },
  en: { area: 'Dining room', food: 'Food and drink', alcohol: 'Alcohol' },
  de: { area: 'Gastraum', food: 'Speisen und Getränke', alcohol: 'Alkohol' },
  fr: { area: 'Salle', food: 'Plats et boissons', alcohol: 'Alcool' },
  it: { area: 'Sala', food: 'Cibo e bevande', alcohol: 'Alcolici' },
  es: { area: 'Sala', food: 'Comida y bebida', alcohol: 'Alcohol' },
  ar: { area: 'الصالة', food: 'الطعام والشراب', alcohol: 'الكحول' },
  ru: { area: 'Зал', food: 'Еда и напитки', alcohol: 'Алкоголь' },
};
