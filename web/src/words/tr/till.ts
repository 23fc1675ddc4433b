import type { Words } from '../words.ts';

export const till: Words['till'] = { title: 'Kasa' };
