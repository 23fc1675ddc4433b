import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LANGUAGES } from '../src/words/languages.ts';
import { buildWords } from '../test/build-words.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'sofra-words-'));
after(() => rmSync(FOLDER, { recursive: true }));

for (const language of LANGUAGES) {
  const texts =
    language === 'de' ? { back: `back in ${language}` } : { back: `back in ${language}`, more: language };
  mkdirSync(join(FOLDER, language));
  writeFileSync(join(FOLDER, language, 'app.json'), JSON.stringify(texts));
}

test('each language has a file of its own, and missing texts are in English and marked', async () => {
  const files = await buildWords(FOLDER, 'shared');
  for (const language of LANGUAGES) {
    const code = files.get(language)!;
    assert.match(code, new RegExp(`back in ${language}`));
    assert.match(code, new RegExp(`more:.${language === 'de' ? 'en' : language}\\b`));
    assert.equal(code.includes('MutationObserver'), language === 'de', language);
  }
});
