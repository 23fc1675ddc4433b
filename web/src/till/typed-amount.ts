/** The largest amount that can be typed, in kuruş: ten million lira. The service refuses larger ones. */
const MOST_KURUS = 1_000_000_000;

/** A key of the keypad: a digit, a decimal separator, or `Erase`, which removes the last character. */
export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | ',' | '.' | 'Erase';

/**
 * Parses a typed amount, in kuruş: `1.250,50`, `1250.5`, `1 250`, `45,5`. A last comma or point with at most two digits
 * after it separates the kuruş. With three digits after it, it separates thousands.
 * @returns `null` if the text is not an amount above zero, or if the amount is larger than a bill can have
 */
export function parseAmount(text: string): number | null {
  const compact = text.replaceAll(/[\s₺]/gu, '');
  const match = /^(?<lira>\d{0,3}(?:[.,]?\d{3})*|\d+)(?:[.,](?<kurus>\d{0,2}))?$/u.exec(compact);
  if (match?.groups === undefined) return null;
  const { lira = '', kurus = '' } = match.groups;
  const digits = lira.replaceAll(/[.,]/gu, '');
  if (digits === '' && kurus === '') return null;
  if (!isGroupedAlike(lira)) return null;
  const amount = Number(digits) * 100 + Number(kurus.padEnd(2, '0'));
  return amount > 0 && amount <= MOST_KURUS ? amount : null;
}

/** Whether thousands are separated by the same character everywhere, in groups of three digits, or not at all. */
function isGroupedAlike(lira: string): boolean {
  return /^\d*$/.test(lira) || /^\d{1,3}(?:\.\d{3})+$/.test(lira) || /^\d{1,3}(?:,\d{3})+$/.test(lira);
}

/**
 * The text after a key of the keypad was pressed. A key that would make the text invalid changes nothing: a second
 * comma, a third decimal.
 */
export function pressKey(text: string, key: Key): string {
  if (key === 'Erase') return text.slice(0, -1);
  const isSign = key === ',' || key === '.';
  const pressed = isSign && text === '' ? `0${key}` : key;
  const next = text === '0' && !isSign ? pressed : text + pressed;
  if (!/^\d*(?:[.,]\d{0,2})?$/.test(next)) return text;
  const amount = parseAmount(next);
  return amount === null && /[1-9]/.test(next) ? text : next;
}

/** Converts lira, as the service sends them, into whole kuruş. */
export function toKurus(lira: number): number {
  return Math.round(lira * 100);
}

/** Converts kuruş into lira, as the service and the formats expect them. */
export function toLira(kurus: number): number {
  return kurus / 100;
}

/**
 * An amount as the text of a field: `45,50`; without decimals if it is whole.
 * @param sign  the decimal separator of the language
 */
export function textOfAmount(kurus: number, sign = ','): string {
  const lira = Math.floor(kurus / 100);
  const rest = kurus % 100;
  return rest === 0 ? String(lira) : `${lira}${sign}${String(rest).padStart(2, '0')}`;
}

const STEPS = [5_000, 10_000, 20_000] as const;
const LARGEST_NOTE = 20_000;
const MOST_SUMS = 4;

/**
 * The sums that guests often hand over for an amount, the smallest first: the next multiples of 50, 100 and 200 lira;
 * above 200 lira also a note of 200, which pays a part.
 */
export function quickSums(dueKurus: number): number[] {
  if (dueKurus <= 0) return [];
  const up = STEPS.map((step) => Math.ceil(dueKurus / step) * step).filter((sum) => sum > dueKurus);
  const part = dueKurus > LARGEST_NOTE ? [LARGEST_NOTE] : [];
  return [...new Set([...part, ...up])].sort((a, b) => a - b).slice(0, MOST_SUMS);
}
