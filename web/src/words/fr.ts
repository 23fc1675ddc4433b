import type { Words } from './en.ts';
import { app } from './fr/app.ts';
import { board } from './fr/board.ts';
import { fiscal } from './fr/fiscal.ts';
import { front } from './fr/front.ts';
import { host } from './fr/host.ts';
import { moving } from './fr/moving.ts';
import { pay } from './fr/pay.ts';
import { payments } from './fr/payments.ts';
import { prices } from './fr/prices.ts';
import { restaurant } from './fr/restaurant.ts';
import { serviceState } from './fr/service-state.ts';
import { till } from './fr/till.ts';

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
