import { missingTexts } from '../../web/build/words.ts';
import { LANGUAGES } from '../../web/src/words/languages.ts';

/** Lists the texts of the app that a language lacks. A release has none: it exits with 1 if there is one. */
const missing = missingTexts(LANGUAGES);
for (const text of missing) console.log(text);
console.log(
  missing.length === 0
    ? 'every text of the app is in all languages'
    : `${missing.length} texts of the app are missing`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
