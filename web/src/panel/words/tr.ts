import { figures } from './tr/figures.ts';
import { panel } from './tr/panel.ts';
import { panelMenu } from './tr/panel-menu.ts';
import type { PanelWords } from './words.ts';

export const words: PanelWords = { figures, panel, panelMenu };
