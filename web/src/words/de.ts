import { app } from './de/app.ts';
import { board } from './de/board.ts';
import { fiscal } from './de/fiscal.ts';
import { front } from './de/front.ts';
import { host } from './de/host.ts';
import { moving } from './de/moving.ts';
import { pay } from './de/pay.ts';
import { payments } from './de/payments.ts';
import { prices } from './de/prices.ts';
import { restaurant } from './de/restaurant.ts';
import { serviceState } from './de/service-state.ts';
import { till } from './de/till.ts';
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
