import type { PanelWords } from './en.ts';
import { activity } from './fr/activity.ts';
import { campaigns } from './fr/campaigns.ts';
import { evening } from './fr/evening.ts';
import { figures } from './fr/figures.ts';
import { form } from './fr/form.ts';
import { hours } from './fr/hours.ts';
import { panelImport } from './fr/menu/panel-import.ts';
import { panelMenu } from './fr/menu/panel-menu.ts';
import { money } from './fr/money.ts';
import { panel } from './fr/panel.ts';
import { panelFirstHour } from './fr/panel-first-hour.ts';
import { people } from './fr/people.ts';
import { printers } from './fr/printers.ts';
import { room } from './fr/room.ts';
import { settings } from './fr/settings.ts';

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
