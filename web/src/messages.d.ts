import type app from './words/en/app.json';
import type approvals from './words/en/approvals/approvals.json';
import type board from './words/en/board.json';
import type day from './words/en/day/day.json';
import type developers from './words/en/developers/developers.json';
import type device from './words/en/device/device.json';
import type devices from './words/en/devices/devices.json';
import type drawers from './words/en/drawers/drawers.json';
import type fiscal from './words/en/fiscal.json';
import type front from './words/en/front.json';
import type host from './words/en/host.json';
import type panelImport from './words/en/import/panel-import.json';
import type moving from './words/en/moving.json';
import type operator from './words/en/operator/operator.json';
import type activity from './words/en/panel/activity.json';
import type campaigns from './words/en/panel/campaigns.json';
import type evening from './words/en/panel/evening.json';
import type figures from './words/en/panel/figures.json';
import type form from './words/en/panel/form.json';
import type hours from './words/en/panel/hours.json';
import type money from './words/en/panel/money.json';
import type panel from './words/en/panel/panel.json';
import type panelFirstHour from './words/en/panel/panel-first-hour.json';
import type panelMenu from './words/en/panel/panel-menu.json';
import type people from './words/en/panel/people.json';
import type printers from './words/en/panel/printers.json';
import type room from './words/en/panel/room.json';
import type settings from './words/en/panel/settings.json';
import type pay from './words/en/pay.json';
import type payments from './words/en/payments.json';
import type prices from './words/en/prices.json';
import type restaurant from './words/en/restaurant.json';
import type rights from './words/en/rights/rights.json';
import type serviceState from './words/en/service-state.json';
import type till from './words/en/till.json';

/** The keys of all texts, as the English files have them. A new room needs a line in both lists. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: {
      activity: typeof activity;
      app: typeof app;
      approvals: typeof approvals;
      board: typeof board;
      campaigns: typeof campaigns;
      day: typeof day;
      developers: typeof developers;
      device: typeof device;
      devices: typeof devices;
      drawers: typeof drawers;
      evening: typeof evening;
      figures: typeof figures;
      fiscal: typeof fiscal;
      form: typeof form;
      front: typeof front;
      host: typeof host;
      hours: typeof hours;
      money: typeof money;
      moving: typeof moving;
      operator: typeof operator;
      panel: typeof panel;
      panelFirstHour: typeof panelFirstHour;
      panelImport: typeof panelImport;
      panelMenu: typeof panelMenu;
      pay: typeof pay;
      payments: typeof payments;
      people: typeof people;
      prices: typeof prices;
      printers: typeof printers;
      restaurant: typeof restaurant;
      rights: typeof rights;
      room: typeof room;
      serviceState: typeof serviceState;
      settings: typeof settings;
      till: typeof till;
    };
  }
}
