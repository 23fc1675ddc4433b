import { panel } from './en/panel.ts';
import { panelMenu } from './en/panel-menu.ts';

export const words = { panel, panelMenu };
