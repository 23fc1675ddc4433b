import { LANGUAGES, type Language } from '../../core/languages.ts';

const OFFERED: ReadonlySet<string> = new Set(LANGUAGES);

// The primary subtag of the list's first member; empty members do not count (RFC 9110, section 5.6.1). Some
// clients write a locale's name, `en_US`.
const FIRST_LANGUAGE = /^[\s,]*([a-z]{2})(?![a-z0-9])/i;

/**
 * The language of `userMessage`: the first one that the header names; its region and the weights are ignored.
 * @see the contract, "Wire conventions"
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const code =
    acceptLanguage === undefined ? undefined : FIRST_LANGUAGE.exec(acceptLanguage)?.[1]?.toLowerCase();
  return code !== undefined && isOffered(code) ? code : LANGUAGES[0];
}

function isOffered(code: string): code is Language {
  return OFFERED.has(code);
}
