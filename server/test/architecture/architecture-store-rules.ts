import { functionsOf } from '../../../scripts/checks/function-scan.ts';
import { lineAt } from '../../../scripts/checks/source-scan.ts';
import type { Breach, Rule } from './architecture-rules.ts';

const STORE = 'server/src/store/';

const WRITING_NAME = /^(?:insert|update|delete|save|mark|place|log|take|release)(?=[A-Z])/;
const WRITING_SQL = /\b(?:insert\s+into|delete\s+from|update\s+\w+(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set)\b/i;
const TAKES_DB = /^[^{]*?\bdb: (?:Db|Database)\b/;
/** A statement, or a call of a function that runs one. */
const STATEMENT = /\bdb\s*\.\s*query\b|\w\(\s*db\b(?!\s*[.:])/g;
const LOOP = /\b(?:for|while)\s*\(/;

/** Writes of more than one statement that need no transaction, each with the reason. */
const NEEDS_NO_TRANSACTION: Record<string, string> = {
  insertRequests: 'it is one statement, or one for each venue of a cluster, and all of them may be repeated',
  insertByVenue:
    'the statement of each venue is complete without the others, and all of them may be repeated',
  placeGroup:
    'each round is placed whole by one statement, alone only after the statement of the group failed',
  updateTrackingDelivered:
    'what the second statement deletes is deleted by the sweep if the process ends before it',
};

/** A write takes `Tx`. It takes `Db` only when it is a single statement, which cannot be left half done. */
export const checkWrites: Rule = (source) => {
  if (!source.path.startsWith(STORE)) return [];
  return functionsOf(source).flatMap(({ name, line, lines }) => {
    const text = linesOf(source.text, line, lines);
    const isWrite = WRITING_NAME.test(name) || WRITING_SQL.test(text);
    if (!isWrite || !TAKES_DB.test(text) || name in NEEDS_NO_TRANSACTION) return [];
    const code = linesOf(source.code, line, lines);
    if ([...code.matchAll(STATEMENT)].length <= 1 && !LOOP.test(code)) return [];
    const sentence = `${name} writes by several statements: it takes Tx, so that all of them count or none`;
    return [{ path: source.path, line, sentence }];
  });
};

const SQL_STATE = /\bsqlStateOf\b|'(?:\d{2}|[A-Z]\d|XX)[0-9A-Z]{3}'/g;

/** Only the store knows SQLSTATE codes. Other code calls a named check, such as `isUniqueViolation`. */
export const checkSqlStates: Rule = (source) => {
  if (source.path.startsWith(STORE)) return [];
  return [...source.text.matchAll(SQL_STATE)].map((match): Breach => {
    const sentence = `${match[0]} belongs in the store, behind a named check`;
    return { path: source.path, line: lineAt(source, match.index), sentence };
  });
};

function linesOf(text: string, line: number, lines: number): string {
  return text
    .split('\n')
    .slice(line - 1, line - 1 + lines)
    .join('\n');
}
