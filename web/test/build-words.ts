import { build, type Rolldown } from 'vite';
import { wordsPlugin } from '../build/words-plugin.ts';

/** Builds the texts of a part of the app from a folder; answers with the code of each file by its name. */
export async function buildWords(folder: string, part: string): Promise<Map<string, string>> {
  const { output } = (await build({
    ...{ configFile: false, logLevel: 'silent', plugins: [wordsPlugin(folder)] },
    build: {
      write: false,
      rolldownOptions: { input: `virtual:words/${part}`, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));
}
