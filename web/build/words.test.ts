import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fillWithEnglish, listParts, missingTexts, readLanguage, readPart, unknownTexts } from './words.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'sofra-words-'));
after(() => rmSync(FOLDER, { recursive: true }));

for (const [path, texts] of Object.entries({
  'en/app.json': { name: 'Sofra', line: { Ready: 'Ready', Served: 'Served' } },
  'en/panel/panel-menu.json': { title: 'Menu' },
  'de/app.json': { line: { Ready: 'Fertig', Burnt: 'Verbrannt' } },
  // Is in the wrong folder.
  'de/panel-menu.json': { title: 'Karte' },
})) {
  mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
  writeFileSync(join(FOLDER, path), JSON.stringify(texts));
}

test('a file of texts gives its name to its group, and a folder makes its groups a part of their own', () => {
  assert.deepEqual(listParts(FOLDER), ['shared', 'panel']);
  assert.deepEqual(readPart('en', 'panel', FOLDER), { panelMenu: { title: 'Menu' } });
  assert.deepEqual(Object.keys(readLanguage('en', FOLDER)), ['app', 'panelMenu']);
});

test('a text missing in a language is the English one, and is listed as missing', () => {
  const filled = fillWithEnglish(readPart('de', 'shared', FOLDER), readPart('en', 'shared', FOLDER));
  assert.deepEqual(filled, {
    texts: { app: { name: 'Sofra', line: { Ready: 'Fertig', Served: 'Served' } } },
    lacking: ['Sofra', 'Served'],
  });
});

test('every missing text is listed with its file and its English, also for a language without files', () => {
  assert.deepEqual(missingTexts(['en', 'de'], FOLDER), [
    'de/app.json name is missing: "Sofra"',
    'de/app.json line.Served is missing: "Served"',
    'de/panel/panel-menu.json title is missing: "Menu"',
  ]);
  assert.equal(missingTexts(['nl'], FOLDER).length, 4);
});

test('a text that the English file does not have is listed', () => {
  assert.deepEqual(unknownTexts(['de'], FOLDER), [
    'de/app.json line.Burnt is not in English',
    'de/panel-menu.json title is not in English',
  ]);
});
