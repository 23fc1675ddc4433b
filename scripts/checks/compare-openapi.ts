import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { differencesOf, surfaceOf } from './openapi-surface.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = ['public-api', 'venue-api', 'operator-api', 'assistant-api'].map(
  (name) => `server/openapi/${name}.json`,
);

const USAGE = `Usage: npm run compare:openapi -- <revision>             the documents of a git revision with the present ones
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
    compare(`${first} → ${second}`, readFileSync(first, 'utf8'), readFileSync(second, 'utf8'));
    return;
  }
  for (const path of DOCUMENTS) {
    const before = execFileSync('git', ['show', `${first}:${path}`], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    compare(path, before.toString(), readFileSync(`${ROOT}/${path}`, 'utf8'));
  }
}

function compare(name: string, before: string, after: string): void {
  const [surface, other] = [surfaceOf(JSON.parse(before)), surfaceOf(JSON.parse(after))];
  const differences = differencesOf(surface, other);
  const result = differences.length === 0 ? 'the same API' : `${differences.length} differences`;
  console.log(`${name}: ${result} (${surface.size} facts before, ${other.size} after)`);
  for (const { line, locations } of differences)
    console.log(`  ${line}${locations > 1 ? ` (and at ${locations - 1} more places)` : ''}`);
  if (differences.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2));
