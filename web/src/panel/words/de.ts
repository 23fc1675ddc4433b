import { activity } from './de/activity.ts';
import { campaigns } from './de/campaigns.ts';
import { evening } from './de/evening.ts';
import { figures } from './de/figures.ts';
import { form } from './de/form.ts';
import { hours } from './de/hours.ts';
import { panelImport } from './de/menu/panel-import.ts';
import { panelMenu } from './de/menu/panel-menu.ts';
import { money } from './de/money.ts';
import { panel } from './de/panel.ts';
import { panelFirstHour } from './de/panel-first-hour.ts';
import { people } from './de/people.ts';
import { printers } from './de/printers.ts';
import { room } from './de/room.ts';
import { settings } from './de/settings.ts';
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
