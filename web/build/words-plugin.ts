import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';
import { patternsOf } from './english-looks.ts';
import { readPart, roomFiles, WORDS_FOLDER, withEnglish } from './words.ts';

/** What the code imports: `virtual:words/panel`. Behind it is a module for each language: `virtual:words/panel/tr`. */
const MODULE = /^\0virtual:words\/([\w-]+)(?:\/([\w-]+))?$/;

const MARK_ENGLISH = fileURLToPath(new URL('../src/words/mark-english.ts', import.meta.url));

/**
 * Makes modules of the texts in `src/words`. A language that lacks texts gets the English ones, and the code that
 * marks them on the page.
 */
export function wordsPlugin(folder = WORDS_FOLDER): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      const [, part, language] = MODULE.exec(id) ?? [];
      if (part === undefined) return undefined;
      if (language === undefined) return loaderModule(part);
      for (const one of ['en', language])
        for (const file of roomFiles(one, part, folder).values()) this.addWatchFile(file);
      return textModule(part, language, folder);
    },
    // Pages keep the texts that they have loaded: nothing less than a new page shows others.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Loads the texts of a part in a language; only those of the chosen one travel. */
function loaderModule(part: string): string {
  const loaders = LANGUAGES.map(
    (language) => `${language}: () => import('virtual:words/${part}/${language}')`,
  );
  return `const LOADERS = { ${loaders.join(', ')} };
export const loadWords = async (language) => (await LOADERS[language]()).words;`;
}

function textModule(part: string, language: string, folder: string): string {
  const { texts, lacking } = withEnglish(readPart(language, part, folder), readPart('en', part, folder));
  const words = `export const words = ${JSON.stringify(texts)};`;
  if (lacking.length === 0) return words;
  const looks = JSON.stringify(lacking.flatMap(patternsOf));
  return `import { markEnglish } from ${JSON.stringify(MARK_ENGLISH)};
markEnglish('${language}', ${looks});
${words}`;
}
