import type { PanelWords } from './en.ts';
import { activity } from './it/activity.ts';
import { campaigns } from './it/campaigns.ts';
import { evening } from './it/evening.ts';
import { figures } from './it/figures.ts';
import { form } from './it/form.ts';
import { hours } from './it/hours.ts';
import { panelImport } from './it/menu/panel-import.ts';
import { panelMenu } from './it/menu/panel-menu.ts';
import { money } from './it/money.ts';
import { panel } from './it/panel.ts';
import { panelFirstHour } from './it/panel-first-hour.ts';
import { people } from './it/people.ts';
import { printers } from './it/printers.ts';
import { room } from './it/room.ts';
import { settings } from './it/settings.ts';

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
