import type { Language } from '../core/languages.ts';
import type { GuestWords } from './guest-words.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { ru } from './words/ru.ts';
import { tr } from './words/tr.ts';

export const WORDS: Record<Language, GuestWords> = { tr, en, de, fr, it, es, ar, ru };
