import type { Language } from '../core/languages.ts';
import type { TrustWords } from './trust-texts.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { ru } from './words/ru.ts';
import { tr } from './words/tr.ts';

export const TRUST_WORDS: Record<Language, TrustWords> = { tr, en, de, fr, it, es, ar, ru };
