import { activity } from './ar/activity.ts';
import { campaigns } from './ar/campaigns.ts';
import { evening } from './ar/evening.ts';
import { figures } from './ar/figures.ts';
import { form } from './ar/form.ts';
import { hours } from './ar/hours.ts';
import { panelImport } from './ar/menu/panel-import.ts';
import { panelMenu } from './ar/menu/panel-menu.ts';
import { money } from './ar/money.ts';
import { panel } from './ar/panel.ts';
import { panelFirstHour } from './ar/panel-first-hour.ts';
import { people } from './ar/people.ts';
import { printers } from './ar/printers.ts';
import { room } from './ar/room.ts';
import { settings } from './ar/settings.ts';
import type { PanelWords } from './en.ts';

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
