import { LANGUAGES, type Language } from '../../core/languages.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { queryParameterOf } from './page-address.ts';

/**
 * The language of a page. `chosen` is the language that the reader chose on the page; every link of the page carries
 * it.
 */
export interface PageLanguage {
  language: Language;
  chosen: Language | undefined;
  /** The languages that the reader understands, most likely first: those of the page and the browser, then English. */
  understood: string[];
}

/** The parts of a request that decide the language of a page. */
export interface LanguageSource {
  request: Pick<RequestContext['request'], 'headers' | 'query'>;
  language: Language;
}

/**
 * The language that the reader chose on the page, otherwise the first language of the browser that the pages support.
 * If they support none of them, the page is in English. A browser that names no language gets the default of the
 * service.
 */
export function pageLanguageOf(context: LanguageSource): PageLanguage {
  const chosen = supportedLanguage(queryParameterOf(context, 'lang'));
  const header = context.request.headers['accept-language'] ?? '';
  const named = header.split(',').flatMap((range) => subtagOf(range) ?? []);
  const preferred = named.flatMap((code) => supportedLanguage(code) ?? []);
  const language = chosen ?? preferred[0] ?? (named.length === 0 ? context.language : FALLBACK);
  return { language, chosen, understood: [language, ...named, FALLBACK] };
}

/** The language that most guests read if their own is missing. */
const FALLBACK: Language = 'en';

/** Right-to-left languages, among those that a menu may be in. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The text direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/** The language of an `Accept-Language` range such as ` de-CH;q=0.8`. */
function subtagOf(range: string): string | undefined {
  return /^\s*([a-z]{2,3})(?![a-z0-9])/i.exec(range)?.[1]?.toLowerCase();
}

function supportedLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}
