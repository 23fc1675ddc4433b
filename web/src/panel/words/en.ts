import type { Texts } from '../../words/texts.ts';
import { activity } from './en/activity.ts';
import { campaigns } from './en/campaigns.ts';
import { evening } from './en/evening.ts';
import { figures } from './en/figures.ts';
import { form } from './en/form.ts';
import { hours } from './en/hours.ts';
import { panelImport } from './en/menu/panel-import.ts';
import { panelMenu } from './en/menu/panel-menu.ts';
import { money } from './en/money.ts';
import { panel } from './en/panel.ts';
import { panelFirstHour } from './en/panel-first-hour.ts';
import { people } from './en/people.ts';
import { printers } from './en/printers.ts';
import { room } from './en/room.ts';
import { settings } from './en/settings.ts';

export const words = {
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

/** Every text of the panel in one language. */
export type PanelWords = Texts<typeof words>;
