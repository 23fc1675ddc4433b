import type { Words } from '../words.ts';

export const board: Words['board'] = { title: 'Mutfak' };
