import { figures } from './en/figures.ts';
import { panel } from './en/panel.ts';
import { panelMenu } from './en/panel-menu.ts';

<<<<<<< HEAD
export const words = { panel, panelMenu };
=======
export const words = { figures, panel };
>>>>>>> 9556a73 (Show owners how the venue is doing: today live, trends, sellers, hours, channels and branches)
