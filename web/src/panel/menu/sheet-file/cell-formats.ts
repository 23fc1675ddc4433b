import { findElements, readAttribute } from './xml-elements.ts';

/** For each cell style of a workbook, the format code of its numbers, such as `0.00` or `d.mmm`. */
export type CellFormats = readonly string[];

/**
 * The built-in number formats, which a workbook does not contain. Those of dates differ by country: see `isBuiltInDate`.
 * @see ECMA-376, part 1, section 18.8.30
 */
const BUILT_IN: Record<number, string> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 12: '# ?/?', 13: '# ??/??' },
  ...{
    18: 'h:mm',
    19: 'h:mm',
    20: 'h:mm',
    21: 'h:mm',
    37: '#,##0',
    38: '#,##0',
    39: '#,##0.00',
    40: '#,##0.00',
  },
  ...{ 45: 'h:mm', 46: 'h:mm', 47: 'h:mm' },
};
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Reads the number formats of the cell styles, in the order of the styles. @param xml  the styles part of the workbook */
export function readCellFormats(xml: string): CellFormats {
  const own = new Map(
    [...findElements(xml, 'numFmt')].map(({ attributes }) => [
      Number(readAttribute(attributes, 'numFmtId')),
      readAttribute(attributes, 'formatCode') ?? '',
    ]),
  );
  const [formats] = findElements(xml, 'cellXfs');
  return [...findElements(formats?.inner ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(readAttribute(attributes, 'numFmtId') ?? 0);
    return own.get(id) ?? BUILT_IN[id] ?? (isBuiltInDate(id) ? 'yyyy-mm-dd' : '');
  });
}

/**
 * A number as the sheet shows it, with a decimal point and without marks between thousands. A date is written as
 * `2026-01-31`, so that it can be recognised as a date.
 * @param is1904  whether days are counted from 1904, as older programs for the Mac did
 */
export function formatCellNumber(value: number, format: string, is1904: boolean): string {
  const code = sectionOf(format, value);
  if (/[ymdhs]/i.test(code)) return formatDate(value, code, is1904);
  if (code.includes('%')) return `${plainNumber(roundTo(value * 100, code))} %`;
  const fraction = /([?#]*)\s*[?#0]+\/([?#]+|\d+)/.exec(code);
  if (fraction !== null) return formatFraction(value, fraction[2]!);
  return plainNumber(roundTo(value, code));
}

/** The section of a format for a positive, negative or zero value, without texts, colours and conditions. */
function sectionOf(format: string, value: number): string {
  const sections = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';');
  const section = sections[value < 0 ? 1 : value === 0 ? 2 : 0] ?? sections[0]!;
  return /^(?:general|standard|@)$/i.test(section.trim()) ? '' : section;
}

/** Rounds a number to the decimals of a format. A format without digits shows all decimals. */
function roundTo(value: number, code: string): number {
  if (!/[0#?]/.test(code) || /E[+-]/i.test(code)) return value;
  const decimals = /[0#?]\.([0#?]+)/.exec(code)?.[1]?.length ?? 0;
  const exact = Number(value.toPrecision(15));
  const shifted = Math.abs(Number(`${exact}e${decimals}`));
  return Number.isFinite(shifted) ? Math.sign(exact) * Number(`${Math.round(shifted)}e-${decimals}`) : value;
}

/**
 * A number without the error of binary fractions. Three decimals get a zero as the fourth: `1.250` would be read as
 * one thousand.
 */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function formatFraction(value: number, denominators: string): string {
  const whole = Math.floor(Math.abs(value));
  const rest = Math.abs(value) - whole;
  const given = /^\d+$/.test(denominators) ? [Number(denominators)] : null;
  const tried = given ?? Array.from({ length: 10 ** denominators.length - 1 }, (_, at) => at + 1);
  const errorOf = (by: number) => Math.abs(rest - Math.round(rest * by) / by);
  const by = tried.reduce((best, each) => (errorOf(each) < errorOf(best) - 1e-9 ? each : best));
  const parts = Math.round(rest * by);
  const sign = value < 0 ? '-' : '';
  if (parts === 0) return `${sign}${whole}`;
  if (parts === by) return `${sign}${whole + 1}`;
  return `${sign}${whole === 0 ? '' : `${whole} `}${parts}/${by}`;
}

const DAY_MS = 86_400_000;

function formatDate(value: number, code: string, is1904: boolean): string {
  // Spreadsheets that count from 1900 have a 29 February 1900, which did not exist: dates before it are one day off.
  const days = is1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round((days * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(at.getTime())) return plainNumber(value);
  const text = at.toISOString();
  const time = text.slice(11, 16);
  if (!/[yd]/i.test(code) && /[hs]/i.test(code)) return time;
  return time === '00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
