import { loadWords } from 'virtual:words/courses';
import type { PartWords } from '../../../device/more-words.tsx';

/** The texts about courses: most venues have none and never read them. */
export const COURSES_WORDS: PartWords = { name: 'courses-words', load: loadWords };
