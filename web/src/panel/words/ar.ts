import { activity } from './ar/activity.ts';
import { campaigns } from './ar/campaigns.ts';
import { developers } from './ar/developers.ts';
import { figures } from './ar/figures.ts';
import { form } from './ar/form.ts';
import { hours } from './ar/hours.ts';
import { panel } from './ar/panel.ts';
import { panelFirstHour } from './ar/panel-first-hour.ts';
import { panelImport } from './ar/panel-import.ts';
import { panelMenu } from './ar/panel-menu.ts';
import { people } from './ar/people.ts';
import { printers } from './ar/printers.ts';
import { room } from './ar/room.ts';
import { settings } from './ar/settings.ts';
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
