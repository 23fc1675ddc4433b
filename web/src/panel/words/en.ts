import { panel } from './en/panel.ts';

export const words = { panel };
