/** The largest amount that can be typed, in kuruş: the service refuses larger ones, above ten million lira. */
const MOST_KURUS = 1_000_000_000;

/** A key of the keypad: a digit, the decimal sign, or the one that takes the last sign away. */
export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | ',' | '.' | 'Erase';

/**
 * Reads an amount as people type it, in kuruş: `1.250,50`, `1250.5`, `1 250`, `45,5`. The last comma or point with one
 * or two digits behind it divides lira from kuruş; one with three digits behind it divides thousands.
 * @returns `null` when it is no amount above zero, or a larger one than a bill can have
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

/** Whether thousands are divided by one sign only, after three digits each, or not at all. */
function isGroupedAlike(lira: string): boolean {
  return /^\d*$/.test(lira) || /^\d{1,3}(?:\.\d{3})+$/.test(lira) || /^\d{1,3}(?:,\d{3})+$/.test(lira);
}

/** The text after a key of the keypad. What could become no amount is not taken: a second comma, a third decimal. */
export function pressKey(text: string, key: Key): string {
  if (key === 'Erase') return text.slice(0, -1);
  const isSign = key === ',' || key === '.';
  const pressed = isSign && text === '' ? `0${key}` : key;
  const next = text === '0' && !isSign ? pressed : text + pressed;
  if (!/^\d*(?:[.,]\d{0,2})?$/.test(next)) return text;
  const amount = parseAmount(next);
  return amount === null && /[1-9]/.test(next) ? text : next;
}

/** An amount of the service in kuruş, which are whole. */
export function kurusOf(lira: number): number {
  return Math.round(lira * 100);
}

/** An amount in kuruş as the service takes and the formats write it. */
export function toLira(kurus: number): number {
  return kurus / 100;
}

/** An amount as the text of the field: `45,50`, whole lira without decimals. @param sign  of the language */
export function textOfAmount(kurus: number, sign = ','): string {
  const lira = Math.floor(kurus / 100);
  const rest = kurus % 100;
  return rest === 0 ? String(lira) : `${lira}${sign}${String(rest).padStart(2, '0')}`;
}

const STEPS = [5_000, 10_000, 20_000] as const;
const LARGEST_NOTE = 20_000;
const MOST_SUMS = 4;

/**
 * The sums that guests hand over for what is due, the smallest first: the next ones up in steps of 50, 100 and 200
 * lira; for more than 200 lira also one note of 200, which pays a part.
 */
export function quickSums(dueKurus: number): number[] {
  if (dueKurus <= 0) return [];
  const up = STEPS.map((step) => Math.ceil(dueKurus / step) * step).filter((sum) => sum > dueKurus);
  const part = dueKurus > LARGEST_NOTE ? [LARGEST_NOTE] : [];
  return [...new Set([...part, ...up])].sort((a, b) => a - b).slice(0, MOST_SUMS);
}
