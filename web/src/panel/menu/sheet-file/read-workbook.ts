import { type Table, tableOf } from '../sheet/read-table.ts';
import { type CellFormats, formatCellNumber, readCellFormats } from './cell-formats.ts';
import { findElements, readAttribute, simplifyXml, unescapeXml, type XmlElement } from './xml-elements.ts';
import { openZip } from './zip-entries.ts';

/** Cells in later columns are ignored. */
const MOST_COLUMNS = 200;
/** Later rows are ignored; a menu has fewer. */
const MOST_SHEET_ROWS = 20_000;

/** A visible sheet of a workbook. */
export interface Sheet {
  name: string;
  /** Returns the rows that are not empty. */
  read: () => Table;
}

/** The parts of a workbook that all its sheets share. */
interface Workbook {
  strings: readonly string[];
  formats: CellFormats;
  is1904: boolean;
}

/** A reference from one part of a workbook to another. */
interface Relationship {
  id: string | null;
  /** The last word of the relationship type, such as `worksheet`. */
  kind: string;
  path: string;
}

/**
 * The visible sheets of an Excel workbook (.xlsx), in order. Parts are found through the relationships in the file, not
 * by fixed names. Cells are read as the sheet shows them. For a formula, the stored result is read.
 * @throws Error if the file is no workbook
 * @see ECMA-376, part 1, section 18.3, and part 2, section 6.5
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const readEntry = openZip(bytes);
  const read = (path: string | undefined) => simplifyXml((path === undefined ? null : readEntry(path)) ?? '');
  const relationshipsOf = (path: string) => {
    const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(path)!;
    return [...findElements(read(`${folder}_rels/${file}.rels`), 'Relationship')].map(({ attributes }) => ({
      id: readAttribute(attributes, 'Id'),
      kind: /\w*$/.exec(readAttribute(attributes, 'Type') ?? '')![0],
      path: pathFrom(folder, readAttribute(attributes, 'Target') ?? ''),
    }));
  };
  const main = relationshipsOf('').find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const book = read(main);
  const parts: Relationship[] = relationshipsOf(main);
  const pathOf = (kind: string) => parts.find((part) => part.kind === kind)?.path;
  const [properties] = findElements(book, 'workbookPr');
  const common: Workbook = {
    strings: [...findElements(read(pathOf('sharedStrings') ?? 'xl/sharedStrings.xml'), 'si')].map(
      ({ inner }) => runsOf(inner),
    ),
    formats: readCellFormats(read(pathOf('styles') ?? 'xl/styles.xml')),
    is1904: ['1', 'true'].includes(readAttribute(properties?.attributes ?? '', 'date1904') ?? ''),
  };
  const sheets = [...findElements(book, 'sheet')].flatMap(({ attributes }): Sheet[] => {
    const part = parts.find(({ id }) => id === readAttribute(attributes, 'id'));
    const isShown = (readAttribute(attributes, 'state') ?? 'visible') === 'visible';
    if (part === undefined || !isShown || !['worksheet', ''].includes(part.kind)) return [];
    return [
      { name: readAttribute(attributes, 'name') ?? '', read: () => readSheet(read(part.path), common) },
    ];
  });
  if (sheets.length === 0) throw new Error('is no workbook');
  return sheets;
}

/** The path of a target, which is relative to a folder unless it begins with a slash. */
function pathFrom(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (/^[\\/]/.test(target) ? target : `${folder}${target}`).split(/[\\/]+/)) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function readSheet(xml: string, common: Workbook): Table {
  const rows: string[][] = [];
  for (const { inner } of findElements(xml, 'row')) {
    if (rows.length === MOST_SHEET_ROWS) break;
    const cells: string[] = [];
    for (const cell of findElements(inner, 'c')) {
      const column = columnOf(readAttribute(cell.attributes, 'r')) ?? cells.length;
      if (column >= MOST_COLUMNS) continue;
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell, common);
    }
    rows.push(cells);
  }
  return tableOf(rows);
}

/** The text of all its runs together, without the phonetic hints of Japanese texts. */
function runsOf(xml: string): string {
  const spoken = xml.replaceAll(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  return [...findElements(spoken, 't')].map(({ inner }) => cellText(inner)).join('');
}

/**
 * Decodes the text of a cell. Characters that XML cannot contain are written like `_x000D_`.
 * @see ECMA-376, part 1, section 22.9.2.19
 */
function cellText(xml: string): string {
  return unescapeXml(xml)
    .replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, '\n');
}

/** The text of a formula whose result is not in the file. */
const NO_RESULT = '#FORMULA!';

function textOf({ attributes, inner }: XmlElement, { strings, formats, is1904 }: Workbook): string {
  const kind = readAttribute(attributes, 't') ?? 'n';
  if (kind === 'inlineStr') return runsOf(inner);
  const [value] = findElements(inner, 'v');
  const text = value === undefined ? '' : cellText(value.inner);
  if (text === '') {
    const isResult = kind === 'str' && value !== undefined;
    return !isResult && findElements(inner, 'f').next().done !== true ? NO_RESULT : '';
  }
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind === 'b') return text === '0' ? 'FALSE' : 'TRUE';
  if (kind === 'd') return text.replace(/T(?:00:00.*)?/, ' ').trim();
  if (kind !== 'n' || !Number.isFinite(Number(text))) return text;
  return formatCellNumber(Number(text), formats[Number(readAttribute(attributes, 's') ?? 0)] ?? '', is1904);
}

/** The column index of a cell reference such as `AB12`; `null` if it is none. */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]+/i.exec(reference ?? '')?.[0].toUpperCase();
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
