import { loadWords } from 'virtual:words/drawers';
import type { PartWords } from '../../../device/part-words-provider.tsx';

/** The texts about drawers and mailed reports, which are loaded separately. */
export const DRAWER_WORDS: PartWords = { name: 'drawer-words', load: loadWords };
