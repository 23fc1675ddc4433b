/// <reference types="vite/client" />

/** The texts of a part of the app, which `web/build/words-plugin.ts` makes from the files in `src/words`. */
declare module 'virtual:words/*' {
  export function loadWords(language: import('./words/languages.ts').Language): Promise<object>;
}
