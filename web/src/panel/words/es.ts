import type { PanelWords } from './en.ts';
import { activity } from './es/activity.ts';
import { campaigns } from './es/campaigns.ts';
import { evening } from './es/evening.ts';
import { figures } from './es/figures.ts';
import { form } from './es/form.ts';
import { hours } from './es/hours.ts';
import { panelImport } from './es/menu/panel-import.ts';
import { panelMenu } from './es/menu/panel-menu.ts';
import { money } from './es/money.ts';
import { panel } from './es/panel.ts';
import { panelFirstHour } from './es/panel-first-hour.ts';
import { people } from './es/people.ts';
import { printers } from './es/printers.ts';
import { room } from './es/room.ts';
import { settings } from './es/settings.ts';

export const words: PanelWords = {
  activity,
  campaigns,
  evening,
  figures,
  form,
  hours,
  money,
  panel,
  panelFirstHour,
  panelImport,
  panelMenu,
  people,
  printers,
  room,
  settings,
};
