import type { PanelWords } from './en.ts';
import { activity } from './ru/activity.ts';
import { campaigns } from './ru/campaigns.ts';
import { developers } from './ru/developers.ts';
import { figures } from './ru/figures.ts';
import { form } from './ru/form.ts';
import { hours } from './ru/hours.ts';
import { panel } from './ru/panel.ts';
import { panelFirstHour } from './ru/panel-first-hour.ts';
import { panelImport } from './ru/panel-import.ts';
import { panelMenu } from './ru/panel-menu.ts';
import { people } from './ru/people.ts';
import { printers } from './ru/printers.ts';
import { room } from './ru/room.ts';
import { settings } from './ru/settings.ts';

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
