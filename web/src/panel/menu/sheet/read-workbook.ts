import { type Table, tableOf } from './read-table.ts';
import { openZip, type ReadEntry } from './zip-entries.ts';

/** Cells right of this one are left out. */
const MOST_COLUMNS = 200;
/** Rows below this one are left out; a menu has fewer. */
const MOST_SHEET_ROWS = 20_000;

/**
 * Reads the first sheet of an Excel workbook (.xlsx), without its empty rows. Formulas count by the result that is stored with them, and
 * percentages as they are shown.
 * @throws Error for what is no workbook
 * @see ECMA-376, part 1, section 18.3
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const read = openZip(bytes);
  const sheet = await read(await firstSheetPath(read));
  if (sheet === null) throw new Error('is no workbook');
  const strings = textsIn((await read('xl/sharedStrings.xml')) ?? '', 'si');
  const percents = percentStyles((await read('xl/styles.xml')) ?? '');
  const rows = [...elements(sheet, 'row')].slice(0, MOST_SHEET_ROWS).map(({ inner }) => {
    const cells: string[] = [];
    for (const cell of elements(inner, 'c')) {
      const column = columnOf(attribute(cell.head, 'r')) ?? cells.length;
      if (column >= MOST_COLUMNS) continue;
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell, strings, percents);
    }
    return cells;
  });
  return tableOf(rows);
}

/** The workbook names its sheets in their order; where each lies is said beside it. */
async function firstSheetPath(read: ReadEntry): Promise<string> {
  const [first] = elements((await read('xl/workbook.xml')) ?? '', 'sheet');
  const id = first === undefined ? null : attribute(first.head, 'id');
  for (const { head } of elements((await read('xl/_rels/workbook.xml.rels')) ?? '', 'Relationship')) {
    const target = attribute(head, 'Target');
    if (attribute(head, 'Id') === id && target !== null)
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
}

interface Element {
  /** What stands in its first tag. */
  head: string;
  inner: string;
}

/** The elements of a name, which do not hold others of that name. */
function* elements(xml: string, name: string): Generator<Element> {
  const pattern = new RegExp(
    `<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`,
    'g',
  );
  for (const [, head = '', inner = ''] of xml.matchAll(pattern)) yield { head, inner };
}

function attribute(head: string, name: string): string | null {
  const found = new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(head)?.[1];
  return found === undefined ? null : unescaped(found);
}

/** The texts of elements, each of the runs in it together, without readings that stand beside the text. */
function textsIn(xml: string, name: string): string[] {
  return [...elements(xml, name)].map(({ inner }) => runsOf(inner));
}

function runsOf(xml: string): string {
  const spoken = xml.replaceAll(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  return [...elements(spoken, 't')].map(({ inner }) => unescaped(inner)).join('');
}

/** Which styles of cells show a percentage. */
function percentStyles(xml: string): boolean[] {
  const own = [...elements(xml, 'numFmt')].filter(({ head }) => attribute(head, 'formatCode')?.includes('%'));
  const ids = new Set(['9', '10', ...own.map(({ head }) => attribute(head, 'numFmtId'))]);
  const [formats] = elements(xml, 'cellXfs');
  return [...elements(formats?.inner ?? '', 'xf')].map(({ head }) => ids.has(attribute(head, 'numFmtId')));
}

function textOf({ head, inner }: Element, strings: readonly string[], percents: readonly boolean[]): string {
  const kind = attribute(head, 't') ?? 'n';
  if (kind === 'inlineStr') return runsOf(inner);
  const [value] = elements(inner, 'v');
  const text = unescaped(value?.inner ?? '');
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind !== 'n' || text === '' || !Number.isFinite(Number(text))) return text;
  return percents[Number(attribute(head, 's') ?? -1)] === true
    ? `${plainNumber(Number(text) * 100)} %`
    : plainNumber(Number(text));
}

/** A number without what binary fractions add to it; never with three decimals, which would look like thousands. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The place of a cell such as `AB12`, from 0. */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
