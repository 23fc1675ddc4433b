import { app } from './en/app.ts';
import { board } from './en/board.ts';
import { fiscal } from './en/fiscal.ts';
import { front } from './en/front.ts';
import { host } from './en/host.ts';
import { moving } from './en/moving.ts';
import { pay } from './en/pay.ts';
import { payments } from './en/payments.ts';
import { prices } from './en/prices.ts';
import { restaurant } from './en/restaurant.ts';
import { serviceState } from './en/service-state.ts';
import { till } from './en/till.ts';
import type { Texts } from './texts.ts';

export const words = {
  app,
  front,
  board,
  till,
  pay,
  payments,
  prices,
  moving,
  fiscal,
  host,
  restaurant,
  serviceState,
};

/** Every text of the app in one language. */
export type Words = Texts<typeof words>;
