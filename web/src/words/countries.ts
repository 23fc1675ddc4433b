const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that have a name and are no country with phone numbers of its own. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** All countries by their names in a language, each once, in the order of its alphabet. */
export function countriesIn(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isInUse(code))
    .map((code) => ({ code, name: names.of(code) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Whether a code was not withdrawn: `DD` and `BU` mean `DE` and `MM` today. */
function isInUse(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
