import { loadWords } from 'virtual:words/device';
import type { PartWords } from '../../device/more-words.tsx';

/** The texts of a shared device. */
export const DEVICE_WORDS: PartWords = { name: 'device-words', load: loadWords };
