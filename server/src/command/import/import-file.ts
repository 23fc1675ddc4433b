import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ApiRefusal, CommandError } from '../call-api.ts';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import type { Outcome } from '../outcome.ts';
import { createFieldPositionFinder, findSyntaxErrorPosition } from './document-positions.ts';
import { newTraceparent, watchImport } from './import-watch.ts';

interface NamedRecords {
  count: number;
  names: string[];
}

interface ImportedVenue {
  id: string | null;
  name: string;
  type: string;
  outcome: string;
  changes: {
    part: string;
    added: NamedRecords;
    changed: NamedRecords;
    removed: NamedRecords;
    isReordered: boolean;
  }[];
  newKeys: { name: string; key: string }[];
}

/**
 * Imports a file, and returns the result for each venue.
 * @param file  `-` reads standard input
 * @param show  prints a progress line, about once a second
 * @throws CommandError with the line and the column of each problem
 */
export async function importFile(
  file: string,
  access: OperatorAccess,
  { isDryRun, show = () => {} }: { isDryRun: boolean; show?: (progress: string) => void },
): Promise<Outcome> {
  const document = await readInput(file);
  requireJson(file, document);
  const path = `/venues/import${isDryRun ? '?dryRun=true' : ''}`;
  const { traceId, traceparent } = newTraceparent();
  const stopWatching = watchImport(access, traceId, show);
  let answer: { venues: ImportedVenue[] };
  try {
    const options = { traceparent, isPatient: true };
    answer = (await callOperator(access, 'POST', path, document, options)) as typeof answer;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    throw error.locatedBy(createFieldPositionFinder(document));
  } finally {
    stopWatching();
  }
  const lines = answer.venues.flatMap((venue) => linesOf(venue, isDryRun));
  const said = isDryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines;
  return { lines: said, data: { isDryRun, ...answer } };
}

async function readInput(file: string): Promise<string> {
  try {
    const document = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
    return document.replace(/^\uFEFF/, '');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function requireJson(file: string, document: string): void {
  try {
    JSON.parse(document);
  } catch (error) {
    const position = findSyntaxErrorPosition(document);
    const where = position === null ? '' : `${position}: `;
    throw new CommandError(`${where}${file} is not JSON (${(error as Error).message}).`);
  }
}

const INDENT = ' '.repeat(11);
const NO_ID = '(new)';

function linesOf(venue: ImportedVenue, isDryRun: boolean): string[] {
  const id = (venue.id ?? NO_ID).padEnd(36);
  return [
    `${venue.outcome.padEnd(9)}  ${id}  ${venue.type.padEnd(11)}  ${venue.name}`,
    ...(isDryRun ? venue.changes.flatMap(linesOfPart) : []),
    ...venue.newKeys.map(({ name, key }) => `${INDENT}key "${name}", shown only now: ${key}`),
  ];
}

function linesOfPart({
  part,
  added,
  changed,
  removed,
  isReordered,
}: ImportedVenue['changes'][number]): string[] {
  return [
    ...lineOf(`${part} added`, added),
    ...lineOf(`${part} changed`, changed),
    ...lineOf(`${part} removed`, removed),
    ...(isReordered ? [`${INDENT}${part} reordered`] : []),
  ];
}

function lineOf(what: string, { count, names }: NamedRecords): string[] {
  if (count === 0) return [];
  const more = count > names.length ? ` and ${count - names.length} more` : '';
  return [`${INDENT}${what}: ${count} (${names.join(', ')}${more})`];
}
