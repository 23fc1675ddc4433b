import type { Words } from '../words.ts';

export const host: Words['host'] = { title: 'Rezervasyonlar' };
