import { activity } from './de/activity.ts';
import { campaigns } from './de/campaigns.ts';
import { developers } from './de/developers.ts';
import { figures } from './de/figures.ts';
import { form } from './de/form.ts';
import { hours } from './de/hours.ts';
import { panel } from './de/panel.ts';
import { panelFirstHour } from './de/panel-first-hour.ts';
import { panelImport } from './de/panel-import.ts';
import { panelMenu } from './de/panel-menu.ts';
import { people } from './de/people.ts';
import { printers } from './de/printers.ts';
import { room } from './de/room.ts';
import { settings } from './de/settings.ts';
import type { PanelWords } from './en.ts';

export const words: PanelWords = {
  activity,
  campaigns,
  developers,
  figures,
  form,
  hours,
  panel,
  panelFirstHour,
  panelImport,
  panelMenu,
  people,
  printers,
  room,
  settings,
};
