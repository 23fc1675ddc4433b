import type { Words } from './en.ts';
import { app } from './tr/app.ts';
import { board } from './tr/board.ts';
import { fiscal } from './tr/fiscal.ts';
import { front } from './tr/front.ts';
import { host } from './tr/host.ts';
import { moving } from './tr/moving.ts';
import { pay } from './tr/pay.ts';
import { payments } from './tr/payments.ts';
import { prices } from './tr/prices.ts';
import { restaurant } from './tr/restaurant.ts';
import { serviceState } from './tr/service-state.ts';
import { till } from './tr/till.ts';

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
