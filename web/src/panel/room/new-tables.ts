import type { Schemas } from '../../api/client.ts';

/** The form values to add tables: numbered ones, or a list of names. */
export interface TablesEntry {
  mode: 'Numbers' | 'List';
  /** The text before each number, such as `Terrace `. */
  prefix: string;
  from: string;
  to: string;
  seats: string;
  /** One table on each line; after a comma its seats, if they differ from `seats`. */
  list: string;
}

export const EMPTY_TABLES_ENTRY: TablesEntry = {
  ...{ mode: 'Numbers', prefix: '', from: '1', to: '10', seats: '', list: '' },
};

/** The limits of the service for a venue, a table and a name. */
const MOST_TABLES = 500;
const MOST_SEATS = 1000;
const LONGEST_NAME = 50;

export type NewTable = Schemas['NewTable'];
export type TablesFault =
  | 'numbersWrong'
  | 'seatsWrong'
  | 'nothing'
  | 'tooMany'
  | 'nameLong'
  | 'taken'
  | 'twice';

/** The new tables of the form, or its first fault. `name`: the table with the fault, if it is about one. */
export function newTablesOf(
  entry: TablesEntry,
  stored: readonly Schemas['Table'][],
): { tables: NewTable[]; fault: { kind: TablesFault; name: string } | null } {
  const fail = (kind: TablesFault, name = '') => ({ tables: [], fault: { kind, name } });
  const seats = readSeats(entry.seats);
  if (seats === 'Wrong') return fail('seatsWrong');
  const numbers = [entry.from, entry.to].map((text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null));
  const [from, to] = numbers as [number | null, number | null];
  if (entry.mode === 'Numbers' && (from === null || to === null || to < from)) return fail('numbersWrong');
  const lines =
    entry.mode === 'Numbers'
      ? Array.from({ length: Math.min(to! - from! + 1, MOST_TABLES + 1) }, (_, at) => [
          `${entry.prefix}${from! + at}`.trim(),
          '',
        ])
      : linesOf(entry.list);
  if (lines.length === 0) return fail('nothing');
  if (lines.length + stored.length > MOST_TABLES) return fail('tooMany');
  const taken = new Set(stored.map((table) => table.name));
  const tables: NewTable[] = [];
  for (const [name, own] of lines as [string, string][]) {
    const capacity = own === '' ? seats : readSeats(own);
    if (capacity === 'Wrong') return fail('seatsWrong', name);
    if ([...name].length > LONGEST_NAME) return fail('nameLong', name);
    if (tables.some((table) => table.name === name)) return fail('twice', name);
    if (taken.has(name)) return fail('taken', name);
    tables.push({ name, ...(capacity !== null && { capacity }) });
  }
  return { tables, fault: null };
}

/** Reads lines with a name and optional seats: `Terrace 1, 4`, or two columns copied from a spreadsheet. */
function linesOf(list: string): [string, string][] {
  return list
    .split('\n')
    .map((line) => /^(.*?)(?:[,;\t]\s*(\d+))?\s*$/.exec(line.trim()))
    .map((found): [string, string] => [found?.[1]?.trim() ?? '', found?.[2] ?? ''])
    .filter(([name]) => name !== '');
}

/** Reads a number of seats; `null` if the text is empty, `Wrong` if it is no valid number. */
export function readSeats(text: string): number | null | 'Wrong' {
  if (text.trim() === '') return null;
  const seats = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return seats >= 1 && seats <= MOST_SEATS ? seats : 'Wrong';
}

/**
 * The suggested form values for an area: after `Terrace 8`, the tables `Terrace 9` to `Terrace 12`.
 * @param stored  all tables of the venue: numbers that another area uses are skipped
 */
export function suggestTables(
  { name, tables }: Pick<Schemas['Area'], 'name' | 'tables'>,
  stored: readonly Schemas['Table'][],
): TablesEntry {
  const last = /^(.*?)(\d{1,3})$/.exec(tables.at(-1)?.name ?? '');
  const [prefix, number] = last === null ? [`${name} `, 0] : [last[1]!, Number(last[2])];
  const seats = tables.at(-1)?.capacity ?? null;
  const taken = new Set(stored.map((table) => table.name));
  let from = number + 1;
  while ([0, 1, 2, 3].some((more) => taken.has(`${prefix}${from + more}`))) from += 1;
  return {
    ...EMPTY_TABLES_ENTRY,
    ...{
      prefix,
      from: String(from),
      to: String(from + 3),
      seats: seats === null ? '' : String(seats),
    },
  };
}
