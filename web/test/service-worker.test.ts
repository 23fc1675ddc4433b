import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

/** The build that the service serves: a copy, which the tests replace by the next release. */
const BUILT = mkdtempSync(join(tmpdir(), 'sofra-builds-'));
cpSync(fileURLToPath(new URL('../dist', import.meta.url)), BUILT, { recursive: true });
after(() => rmSync(BUILT, { recursive: true }));

const BUILD_LIST = join(BUILT, 'build.json');

/** Puts another build in the place of the one that is served: its files for the board have another name. */
function release(build: string, { withoutBoard = false } = {}): void {
  const { build: before, files } = JSON.parse(readFileSync(BUILD_LIST, 'utf8'));
  const board = /board-screen-[\w-]{8}\.js/.exec(files.join())![0];
  const next = `board-screen-${build.padEnd(8, '0')}.js`;
  for (const path of globSync('**/*.{br,gz}', { cwd: BUILT })) rmSync(join(BUILT, path));
  for (const path of globSync('**/*.{js,html,json}', { cwd: BUILT })) {
    const text = readFileSync(join(BUILT, path), 'utf8');
    writeFileSync(join(BUILT, path), text.replaceAll(board, next).replaceAll(before, build));
  }
  const assets = join(BUILT, 'assets');
  if (!withoutBoard) cpSync(join(assets, board), join(assets, next));
  rmSync(join(assets, board));
}

const buildOf = (page: AppPage) => page.locator('meta[name="build"]').getAttribute('content');

describe('the app in a browser that keeps it', IN_A_BROWSER, () => {
  const app = useApp({ builtApp: BUILT });

  test('opens without a network; a page that is open goes on with its own build, and the next load takes the new one whole', async () => {
    const page = await app.open('/till', { keepsApp: true });
    await page.getByRole('link', { name: 'Kitchen' }).waitFor();
    await eventually(() => page.evaluate('navigator.serviceWorker.controller !== null'), true);
    const first = await buildOf(page);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('alert').first().waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await page.getByRole('link', { name: 'Kitchen' }).waitFor();

    release('second');
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await page.getByText('Nothing to make').waitFor();
    assert.equal(await buildOf(page), first);

    await page.reload();
    await page.getByText('Nothing to make').waitFor();
    assert.equal(await buildOf(page), 'second');

    // Of the next one a file does not come.
    release('third', { withoutBoard: true });
    await page.reload();
    await page.getByText('Nothing to make').waitFor();
    assert.equal(await buildOf(page), 'second');
    await page.close();
  });
});
