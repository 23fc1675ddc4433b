import type { PanelWords } from './en.ts';
import { activity } from './tr/activity.ts';
import { campaigns } from './tr/campaigns.ts';
import { developers } from './tr/developers.ts';
import { figures } from './tr/figures.ts';
import { form } from './tr/form.ts';
import { hours } from './tr/hours.ts';
import { panel } from './tr/panel.ts';
import { panelFirstHour } from './tr/panel-first-hour.ts';
import { panelImport } from './tr/panel-import.ts';
import { panelMenu } from './tr/panel-menu.ts';
import { people } from './tr/people.ts';
import { printers } from './tr/printers.ts';
import { room } from './tr/room.ts';
import { settings } from './tr/settings.ts';

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
