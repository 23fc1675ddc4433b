import type { Words } from './en.ts';
import { app } from './es/app.ts';
import { board } from './es/board.ts';
import { fiscal } from './es/fiscal.ts';
import { front } from './es/front.ts';
import { host } from './es/host.ts';
import { moving } from './es/moving.ts';
import { pay } from './es/pay.ts';
import { payments } from './es/payments.ts';
import { prices } from './es/prices.ts';
import { restaurant } from './es/restaurant.ts';
import { serviceState } from './es/service-state.ts';
import { till } from './es/till.ts';

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
