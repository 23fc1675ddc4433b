import type { PanelWords } from './en.ts';
import { activity } from './tr/activity.ts';
import { campaigns } from './tr/campaigns.ts';
import { evening } from './tr/evening.ts';
import { figures } from './tr/figures.ts';
import { form } from './tr/form.ts';
import { hours } from './tr/hours.ts';
import { panelImport } from './tr/menu/panel-import.ts';
import { panelMenu } from './tr/menu/panel-menu.ts';
import { money } from './tr/money.ts';
import { panel } from './tr/panel.ts';
import { panelFirstHour } from './tr/panel-first-hour.ts';
import { people } from './tr/people.ts';
import { printers } from './tr/printers.ts';
import { room } from './tr/room.ts';
import { settings } from './tr/settings.ts';

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
