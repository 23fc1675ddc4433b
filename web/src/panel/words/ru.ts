import type { PanelWords } from './en.ts';
import { activity } from './ru/activity.ts';
import { campaigns } from './ru/campaigns.ts';
import { evening } from './ru/evening.ts';
import { figures } from './ru/figures.ts';
import { form } from './ru/form.ts';
import { hours } from './ru/hours.ts';
import { panelImport } from './ru/menu/panel-import.ts';
import { panelMenu } from './ru/menu/panel-menu.ts';
import { money } from './ru/money.ts';
import { panel } from './ru/panel.ts';
import { panelFirstHour } from './ru/panel-first-hour.ts';
import { people } from './ru/people.ts';
import { printers } from './ru/printers.ts';
import { room } from './ru/room.ts';
import { settings } from './ru/settings.ts';

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
