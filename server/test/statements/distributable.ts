import { lineAt, type Source } from '../../../scripts/checks/source-scan.ts';
import type { Breach } from '../architecture/architecture-rules.ts';

/** Calls that run a statement. */
const CALL = /\b(?:query(?:Reachable)?(?:<[^(]*>)?|count(?:Of|Reachable)|list)\s*\(\s*(?:\w+,\s*)?\{/g;

/** What a statement does not need the venue for: directories, the tables of the database itself, its catalogue. */
const WITHOUT_VENUE =
  /\w_directory\b|\bschema_(?:migration|function)\b|\bmaster_run_on_worker\b|\bsecret_key_check\b|\bpg_|\bcitus|create_\w+\(|^\s*(?:show|set|alter|drop)\b/i;

const NAMES_VENUE =
  /\bvenue_id = \$|\bvenue_id = \(\$1::uuid\[\]\)\[1\]|\bp_venue => \$|\binsert into \S+ (?:as \w+ )?\(venue_id\b|\bp_key_hash => \$|\bp_token_hash => \$/;

/** A subquery that has its venue from the row around it, as a planner does not see: it would ask all shards. */
const VENUE_OF_OUTER_ROW =
  /\bexists\s*\(\s*select 1 from \w+ (?:as )?\w+\s+where \w+\.venue_id = \w+\.venue_id\b/i;

/** Statements whose text is made elsewhere: `distributable.test.ts` reads the texts there. */
const TEXT_ELSEWHERE = /\btext(?:,|: (?:[A-Z_]+|text|\(await)\b)/;

/**
 * The statements of a file of the store that a cluster could not keep to the shard of one venue, though they do not say that they
 * are `across` venues.
 */
export function findUndistributable(source: Source): Breach[] {
  const breaches: Breach[] = [];
  for (const { object, index } of callsOf(source)) {
    const breach = faultOf(object);
    if (breach !== null) breaches.push({ path: source.path, line: lineAt(source, index), sentence: breach });
  }
  return breaches;
}

/** The objects that a file hands to calls that run a statement, as they are written. */
function callsOf(source: Source): { object: string; index: number }[] {
  return [...source.code.matchAll(CALL)].flatMap((match) => {
    const start = match.index + match[0].length - 1;
    const object = withConstants(source.text.slice(start, endOfObject(source.code, start)), source.text);
    return /\btext\b/.test(object) ? [{ object, index: match.index }] : [];
  });
}

/** The statements of a file whose name, or whose text without a part that is made at run time, stands at the call. */
export function statementsOf(source: Source): { file: string; name?: string; text: string }[] {
  const file = source.path.replace(/\.ts$/, '');
  return callsOf(source).flatMap(({ object }) => {
    const text = /\btext:\s*(['`])([\s\S]*?)\1/.exec(object)?.[2] ?? '';
    const name = /\bname: '([^']+)'/.exec(object)?.[1];
    if (name !== undefined) return [{ file, name, text }];
    const isWhole =
      !/\bname\b/.test(object.replace(/'[^']*'|`[^`]*`/g, '')) && !text.slice(0, 80).includes('${');
    return text === '' || !isWhole ? [] : [{ file, text }];
  });
}

/** A text with the constants of its file that it is made of. */
function withConstants(text: string, file: string): string {
  return text.replace(
    /\$\{([A-Z_]+)\}/g,
    (hole, name: string) => new RegExp(`const ${name} = (['\`])([^\`]*?)\\1`).exec(file)?.[2] ?? hole,
  );
}

function faultOf(text: string): string | null {
  if (/\bacross:/.test(text)) {
    return /\bfor (?:no key )?(?:update|share)\b[^`]*\bskip locked\b/.test(text)
      ? 'locks rows of several venues and skips locked ones: that works on one shard only'
      : null;
  }
  if (VENUE_OF_OUTER_ROW.test(text))
    return 'has a subquery without a venue: it must name it by a parameter, too';
  if (WITHOUT_VENUE.test(text) || NAMES_VENUE.test(text) || TEXT_ELSEWHERE.test(text)) return null;
  return 'names no venue by a parameter: it has to, or to say that it is across venues';
}

/** SQL that Citus does not run, wherever it stands. */
export function findRefusedForms(source: Source): Breach[] {
  const forms: [RegExp, string][] = [
    [/\bexists \(\s*select from\b/gi, 'a subquery without a column: write "select 1"'],
    [/\bperform from\b/gi, 'a query without a column: write "perform 1"'],
    [/\bvalues\s*\([^;]*?\(\s*select\b/gi, 'a subquery in the values of an insert: read it before'],
    [/\bcreate (?:or replace )?trigger\b/gi, 'a trigger: tables of shards have none'],
    [/\breferencing (?:new|old) table\b/gi, 'a table of a trigger: tables of shards have no triggers'],
  ];
  return forms.flatMap(([form, why]) =>
    [...source.text.matchAll(form)].map((match) => ({
      path: source.path,
      line: lineAt(source, match.index),
      sentence: `${match[0]}: ${why}`,
    })),
  );
}

const STATEMENT_ON_TABLE = (tables: readonly string[]) =>
  new RegExp(`\\b(?:from|join|update|delete from|insert into)\\s+(?:${tables.join('|')})\\b`, 'i');

const AT_ONE_VENUE =
  /\bvenue_id = (?:p_venue|p_key_venue|v_venue|v_(?:session|device)\.venue_id)\b|\binsert into \w+\s*(?:as \w+ )?\(\s*venue_id,[\s\S]*?\)\s*(?:values\s*\(\s*p_venue|select\s+p_venue)\b/;

/** The statements in a file of `functions/` on tables of venues that do not name one venue. */
export function findOpenStatements(path: string, sql: string, tables: readonly string[]): Breach[] {
  const code = sql.replace(/--[^\n]*/g, '');
  const body = code.slice(code.indexOf('$$') + 2, code.lastIndexOf('$$'));
  const onTable = STATEMENT_ON_TABLE(tables);
  return body
    .split(';')
    .filter((statement) => onTable.test(statement) && !AT_ONE_VENUE.test(statement))
    .map((statement) => ({
      path,
      line: 1,
      sentence: `names no single venue: ${statement.trim().slice(0, 120)}`,
    }));
}

/** The position after the brace that closes the one at `open`. */
function endOfObject(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    else if (code[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}
