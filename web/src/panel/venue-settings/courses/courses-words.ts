import { loadWords } from 'virtual:words/courses';
import type { PartWords } from '../../../device/part-words-provider.tsx';

/** The texts about courses. They are loaded separately, because most venues have no courses. */
export const COURSES_WORDS: PartWords = { name: 'courses-words', load: loadWords };
