import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOut } from '../../server/test/upgrades/release-to-upgrade.ts';
import { differencesOf, surfaceOf } from './openapi-surface.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The APIs, by the address of their description. */
const APIS: Record<string, string> = {
  '/openapi.json': 'public API',
  '/venue/v1/openapi.json': 'venue API',
  '/operator/v1/openapi.json': 'operator API',
  '/assistant/v1/openapi.json': 'API for assistants',
};

/** Prints the descriptions of the code in the working directory, by address. It runs as a process, so that two revisions do not meet. */
const PRINT_DESCRIPTIONS = `
import { pathToFileURL } from 'node:url';
const { publishedDescriptions } = await import(pathToFileURL('server/src/descriptions/descriptions.ts').href);
console.log(JSON.stringify(Object.fromEntries(Object.entries(publishedDescriptions).map(([at, describe]) => [at, describe()]))));`;

const USAGE = `Usage: npm run compare:openapi -- <revision>             the APIs of a git revision with the present ones
       npm run compare:openapi -- <old.json> <new.json>  two files`;

/**
 * Prints the differences between two OpenAPI documents that a program may depend on. Exits with 1 when there
 * are any.
 */
function main([first, second]: readonly string[]): void {
  if (first === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  if (second !== undefined) {
    const [old, present] = [first, second].map((path) => JSON.parse(readFileSync(path, 'utf8')));
    compare(`${first} → ${second}`, old, present);
    return;
  }
  const release = checkOut(first);
  try {
    const [old, present] = [descriptionsOf(release.folder), descriptionsOf(ROOT)];
    for (const [address, name] of Object.entries(APIS)) compare(name, old[address], present[address]);
  } finally {
    release.remove();
  }
}

function descriptionsOf(folder: string): Record<string, unknown> {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT_DESCRIPTIONS], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed) as Record<string, unknown>;
}

/** An API that one of the two does not have is empty there. */
function compare(name: string, before: unknown, after: unknown): void {
  const [surface, other] = [surfaceOf(before ?? { paths: {} }), surfaceOf(after ?? { paths: {} })];
  const differences = differencesOf(surface, other);
  const result = differences.length === 0 ? 'the same API' : `${differences.length} differences`;
  console.log(`${name}: ${result} (${surface.size} facts before, ${other.size} after)`);
  for (const { line, locations } of differences)
    console.log(`  ${line}${locations > 1 ? ` (and at ${locations - 1} more places)` : ''}`);
  if (differences.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2));
