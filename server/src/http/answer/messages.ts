import type { Language } from '../../core/languages.ts';
import type { RefusalCode } from '../../core/refusals.ts';
import { messages as ar } from '../messages/ar.ts';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as it } from '../messages/it.ts';
import { messages as ru } from '../messages/ru.ts';
import { messages as tr } from '../messages/tr.ts';

const MESSAGES: Readonly<Record<Language, Readonly<Record<RefusalCode, string>>>> = {
  tr,
  en,
  de,
  fr,
  it,
  es,
  ar,
  ru,
};

/** The `userMessage` of a refusal: says what happened and what the person can do. */
export function userMessageOf(code: RefusalCode, language: Language): string {
  return MESSAGES[language][code];
}
