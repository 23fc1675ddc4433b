/** The time zones of the device, and the stored one. */
export function timeZonesWith(stored: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(stored) ? zones : [stored, ...zones];
}

/** Languages that guests of restaurants read, the usual ones first. */
const USUAL = [
  'tr',
  'en',
  'de',
  'fr',
  'it',
  'es',
  'ar',
  'ru',
  'nl',
  'fa',
  'uk',
  'el',
  'bg',
  'ro',
  'pl',
  'he',
];
const FURTHER = [
  'pt',
  'sv',
  'da',
  'fi',
  'no',
  'cs',
  'sk',
  'hu',
  'sr',
  'hr',
  'sq',
  'ka',
  'hy',
  'az',
  'kk',
  'ku',
];
const FAR = ['zh', 'ja', 'ko', 'hi', 'ur', 'id', 'th', 'vi'];

/** Languages to choose from by their own names, without those that are chosen. */
export function languagesBeside(chosen: readonly string[]): { code: string; name: string }[] {
  return [...USUAL, ...FURTHER, ...FAR]
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ code, name: ownNameOf(code) }));
}

function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
