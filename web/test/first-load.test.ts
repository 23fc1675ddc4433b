import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));
const ASSETS = join(BUILT, 'assets');

/** What the first load of a screen may fetch in script, in bytes of Brotli. */
const MOST_BYTES = 200_000;

/** All devices of a restaurant share one address, and the service bounds the files that an address fetches in a minute. */
const MOST_FILES = 20;

/** What every screen of a venue has, and loads ahead. */
const SHELL = ['search-button', 'bell', 'kept-state', 'unsaved-typing', 'waiting-sheet', 'unsent-parts'];

/** The screens on which a shift begins, with the parts that they load ahead. */
const SCREENS = {
  board: ['board-screen'],
  till: ['till-screen', 'pay-sheet', 'bill-sheet'],
  host: ['host-screen'],
  panel: ['panel-screen', 'overview-page'],
};

for (const [screen, parts] of Object.entries(SCREENS)) {
  const promise = `at most ${MOST_FILES} files of script, ${MOST_BYTES / 1000} kB compressed`;
  test(`the first load of the ${screen} fetches ${promise}`, () => {
    const first = [
      ...readFileSync(join(BUILT, 'index.html'), 'utf8').matchAll(/src="\/app\/assets\/([^"]+)"/g),
    ];
    const entries = first.map(([, file]) => file!);
    const chunks = [...SHELL, ...parts].map(chunkNamed);
    // Of the words, Russian is the longest. The panel has some of its own.
    const words = withImports([...entries, ...chunks]).flatMap(
      (file) => /import\(`\.\/(ru-[^`]+)`\)/.exec(scriptOf(file))?.[1] ?? [],
    );
    assert.equal(words.length, screen === 'panel' ? 2 : 1);
    const fetched = withImports([...entries, ...words, ...chunks]);
    const bytes = fetched.map((file) => statSync(join(ASSETS, sentFormOf(file))).size);
    const total = bytes.reduce((sum, size) => sum + size, 0);
    assert.ok(
      total <= MOST_BYTES && fetched.length <= MOST_FILES,
      `${total} bytes in ${fetched.length} files`,
    );
  });
}

function chunkNamed(name: string): string {
  const found = readdirSync(ASSETS).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  assert.equal(found.length, 1, `one chunk is named ${name}: ${found.join(', ')}`);
  return found[0]!;
}

/** The files, and all that they import before they run. */
function withImports(files: readonly string[]): string[] {
  const fetched = new Set<string>();
  const fetch = (file: string) => {
    if (fetched.has(file)) return;
    fetched.add(file);
    for (const [, name] of scriptOf(file).matchAll(/(?:from|import)[`"']\.\/([\w.-]+\.js)[`"']/g))
      fetch(name!);
  };
  for (const file of files) fetch(file);
  return [...fetched];
}

function scriptOf(file: string): string {
  return readFileSync(join(ASSETS, file), 'utf8');
}

/** Small files have no compressed form. */
function sentFormOf(file: string): string {
  return readdirSync(ASSETS).includes(`${file}.br`) ? `${file}.br` : file;
}
