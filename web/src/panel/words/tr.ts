import { panel } from './tr/panel.ts';
import type { PanelWords } from './words.ts';

export const words: PanelWords = { panel };
