import type { Language } from '../languages.ts';

/** What stands on each paper and page of a practice venue, in the letters of every printer where the language has them. */
export const PRACTICE_MARKS: Record<Language, string> = {
  ar: 'تدريب - ليس حقيقيًا',
  de: 'ÜBUNG - NICHT ECHT',
  en: 'PRACTICE - NOT REAL',
  es: 'PRÁCTICA - NO ES REAL',
  fr: 'EXERCICE - FICTIF',
  it: 'ESERCITAZIONE - NON REALE',
  ru: 'ТРЕНИРОВКА - НЕ НАСТОЯЩЕЕ',
  tr: 'ALIŞTIRMA - GERÇEK DEĞİL',
};
