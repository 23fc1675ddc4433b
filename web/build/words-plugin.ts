import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';
import { messagePatterns } from './english-looks.ts';
import { fillWithEnglish, readPart, textFiles, WORDS_FOLDER } from './words.ts';

/**
 * The code imports `virtual:words/panel`. That module imports one for each language, such as `virtual:words/panel/tr`.
 */
const MODULE = /^\0virtual:words\/([\w-]+)(?:\/([\w-]+))?$/;

const MARK_ENGLISH = fileURLToPath(new URL('../src/words/mark-english.ts', import.meta.url));

/**
 * Makes modules of the texts in `src/words`. A language that lacks texts gets the English ones, with the code that
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
        for (const file of textFiles(one, part, folder).values()) this.addWatchFile(file);
      return textModule(part, language, folder);
    },
    // A page keeps the texts that it has loaded: only a reload shows changed texts.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The code of a module that loads the texts of a part in one language. */
function loaderModule(part: string): string {
  const loaders = LANGUAGES.map(
    (language) => `${language}: () => import('virtual:words/${part}/${language}')`,
  );
  return `const LOADERS = { ${loaders.join(', ')} };
export const loadWords = async (language) => (await LOADERS[language]()).words;`;
}

function textModule(part: string, language: string, folder: string): string {
  const { texts, lacking } = fillWithEnglish(readPart(language, part, folder), readPart('en', part, folder));
  const words = `export const words = ${JSON.stringify(texts)};`;
  if (lacking.length === 0) return words;
  const looks = JSON.stringify(lacking.flatMap(messagePatterns));
  return `import { markEnglish } from ${JSON.stringify(MARK_ENGLISH)};
markEnglish('${language}', ${looks});
${words}`;
}
