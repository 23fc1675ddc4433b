import type { PartWords } from '../../device/part-words-provider.tsx';

/** The texts of a shared device. They are lazy, so that the first load does not contain the list of their languages. */
export const DEVICE_WORDS: PartWords = {
  name: 'device-words',
  load: async (language) => (await import('virtual:words/device')).loadWords(language),
};
