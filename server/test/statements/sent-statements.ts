import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlValue, Statement } from '../../src/store/database.ts';
import type { SentStatement } from './statement-routes.ts';

/** Names the folder that the processes of a run on a cluster write their statements to. */
export const STATEMENTS = 'SOFRA_TEST_STATEMENTS';

/** The arguments of Node with which a process records its statements; none outside a run on a cluster. */
export function recordingArguments(): string[] {
  return process.env[STATEMENTS] === undefined ? [] : [`--import=${import.meta.url}`];
}

/** Calls `note` with each statement that the store sends from now on in this process, once for each text. */
export function onSentStatement(note: (statement: SentStatement) => void): void {
  const seen = new Set<string>();
  subscribe('sofra:statement', (message) => {
    const statement = message as Statement;
    if (seen.has(statement.text)) return;
    seen.add(statement.text);
    const sender = senderOf(new Error().stack!);
    if (sender !== null) note({ ...statement, ...sender });
  });
}

/** The line of the store that a stack leads to; `null` for a statement of a test. */
function senderOf(stack: string): Pick<SentStatement, 'file' | 'line'> | null {
  const frames = stack.split('\n').slice(1);
  const sender = frames.find((line) => !MACHINERY.test(line));
  const [, file, line] = /\/server\/src\/store\/(.+?)\.ts:(\d+)/.exec(sender ?? '') ?? [];
  return file === undefined || file.endsWith('.test') ? null : { file, line: Number(line) };
}

/** What stands between the channel and the function of the store that sends a statement. */
const MACHINERY =
  /node:|\/sent-statements\.ts|\/store\/(?:open-)?database\.ts|\/reachable-shards\.ts|\/owned-versions\.ts|^\s*at (?:async )?(?:\w+\.)?query \(/;

/** Larger values are left out: no plan depends on them. */
const MOST_CHARACTERS = 200_000;

/** Appends each statement of this process to a file of its own in the folder. A process that is killed has written all. */
function recordStatements(folder: string): void {
  const path = join(folder, `${process.pid}.jsonl`);
  onSentStatement(({ values = [], ...statement }) => {
    const line = JSON.stringify({ ...statement, values: values.map(toJson) });
    appendFileSync(path, `${line}\n`);
  });
}

/** The statements that the processes of a run have recorded, once for each text. */
export function readRecorded(folder: string): SentStatement[] {
  const found = new Map<string, SentStatement>();
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const statement = JSON.parse(line) as SentStatement & { values: unknown[] };
      found.set(statement.text, { ...statement, values: statement.values.map(fromJson) });
    }
  }
  return [...found.values()];
}

function toJson(value: SqlValue): unknown {
  if (Array.isArray(value)) return value.map(toJson);
  if (Buffer.isBuffer(value)) return { hex: value.subarray(0, MOST_CHARACTERS).toString('hex') };
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && value.length > MOST_CHARACTERS ? null : value;
}

function fromJson(value: unknown): SqlValue {
  if (Array.isArray(value)) return value.map(fromJson) as SqlValue;
  if (typeof value === 'object' && value !== null && 'hex' in value)
    return Buffer.from(String(value.hex), 'hex');
  return value as SqlValue;
}

const folder = process.env[STATEMENTS];
if (folder !== undefined) recordStatements(folder);
