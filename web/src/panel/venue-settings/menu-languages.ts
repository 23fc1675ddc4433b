/** The languages that a menu can have, the most usual first. */
export const MENU_LANGUAGES = [
  ...['tr', 'en', 'de', 'fr', 'it', 'es', 'ar', 'ru', 'nl', 'fa', 'uk', 'el', 'bg', 'ro', 'pl', 'he'],
  ...['pt', 'sv', 'da', 'fi', 'no', 'cs', 'sk', 'hu', 'sr', 'hr', 'sq', 'ka', 'hy', 'az', 'kk', 'ku'],
  ...['zh', 'ja', 'ko', 'hi', 'ur', 'id', 'th', 'vi'],
] as const;

/** The languages that are not chosen yet, with their own names. */
export function otherLanguages(chosen: readonly string[]): { code: string; name: string }[] {
  return MENU_LANGUAGES.filter((code) => !chosen.includes(code)).map((code) => ({
    code,
    name: nativeNameOf(code),
  }));
}

/** The name of a language in that language: `Deutsch` for `de`. */
export function nativeNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
