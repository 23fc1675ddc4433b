/// <reference types="vite/client" />

/** Texts of a part of the app, made by `web/build/words-plugin.ts` of the files in `src/words`. */
declare module 'virtual:words/*' {
  export function loadWords(language: import('./words/languages.ts').Language): Promise<object>;
}
