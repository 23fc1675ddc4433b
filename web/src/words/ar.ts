import { app } from './ar/app.ts';
import { board } from './ar/board.ts';
import { fiscal } from './ar/fiscal.ts';
import { front } from './ar/front.ts';
import { host } from './ar/host.ts';
import { moving } from './ar/moving.ts';
import { pay } from './ar/pay.ts';
import { payments } from './ar/payments.ts';
import { prices } from './ar/prices.ts';
import { restaurant } from './ar/restaurant.ts';
import { serviceState } from './ar/service-state.ts';
import { till } from './ar/till.ts';
import type { Words } from './en.ts';

export const words: Words = {
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
