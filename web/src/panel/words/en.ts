import { figures } from './en/figures.ts';
import { panel } from './en/panel.ts';
import { panelMenu } from './en/panel-menu.ts';

export const words = { figures, panel, panelMenu };
