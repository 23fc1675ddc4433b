import { loadWords } from 'virtual:words/drawers';
import type { PartWords } from '../../../device/more-words.tsx';

/** The words of drawers and of mailed reports: a part of their own. */
export const DRAWER_WORDS: PartWords = { name: 'drawer-words', load: loadWords };
