/** The names of browsers in a `User-Agent`. The first match counts, because most browsers also name other browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 40;

/**
 * The common name of a browser and its system, such as `Chrome, Android`, from a `User-Agent`; for another program, the name that
 * it states. `null` if there is none.
 */
export function browserName(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([form]) => form.test(userAgent))?.[1] ?? []);
  if (found.length > 0) return found.join(', ');
  return (
    userAgent
      .replace(/[^\x20-\x7e]/g, '')
      .split('/')[0]!
      .trim()
      .slice(0, LONGEST) || null
  );
}
