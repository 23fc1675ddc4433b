import { figures } from './tr/figures.ts';
import { panel } from './tr/panel.ts';
import { panelMenu } from './tr/panel-menu.ts';
import type { PanelWords } from './words.ts';

<<<<<<< HEAD
export const words: PanelWords = { panel, panelMenu };
=======
export const words: PanelWords = { figures, panel };
>>>>>>> 9556a73 (Show owners how the venue is doing: today live, trends, sellers, hours, channels and branches)
