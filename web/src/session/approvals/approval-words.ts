import { loadWords } from 'virtual:words/approvals';
import type { PartWords } from '../../device/part-words-provider.tsx';

export const APPROVAL_WORDS: PartWords = { name: 'approval-words', load: loadWords };
