import { LANGUAGES, type Language } from '../../core/languages.ts';
import type { RequestContext } from '../../http/mount-routes.ts';
import { parameterOf } from './page-address.ts';

/** The language of a page, and the one that its reader chose by hand, which every link of the page keeps. */
export interface PageLanguage {
  language: Language;
  chosen: Language | undefined;
}

/**
 * The language that was chosen on the page; else the first of those that the browser names and the pages speak; else that of
 * every other answer of the service.
 */
export function pageLanguageOf(context: Pick<RequestContext, 'request' | 'language'>): PageLanguage {
  const chosen = spoken(parameterOf(context, 'lang'));
  const header = context.request.headers['accept-language'] ?? '';
  const preferred = header.split(',').flatMap((range) => spoken(subtagOf(range)) ?? []);
  return { language: chosen ?? preferred[0] ?? context.language, chosen };
}

/** Languages that are written from right to left, as far as a venue may have its menu in them. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'];

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/** The language of a range such as ` de-CH;q=0.8`. */
function subtagOf(range: string): string | undefined {
  return /^\s*([a-z]{2})(?![a-z0-9])/i.exec(range)?.[1]?.toLowerCase();
}

function spoken(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}
