const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that have a name but are not countries with their own phone numbers. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** All countries with their names in a language, each once, in the alphabetical order of that language. */
export function listCountries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isInUse(code))
    .map((code) => ({ code, name: names.of(code) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Whether a code is still in use: `DD` and `BU` were replaced by `DE` and `MM`. */
function isInUse(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
