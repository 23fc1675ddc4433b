import type { Words } from './en.ts';
import { app } from './it/app.ts';
import { board } from './it/board.ts';
import { fiscal } from './it/fiscal.ts';
import { front } from './it/front.ts';
import { host } from './it/host.ts';
import { moving } from './it/moving.ts';
import { pay } from './it/pay.ts';
import { payments } from './it/payments.ts';
import { prices } from './it/prices.ts';
import { restaurant } from './it/restaurant.ts';
import { serviceState } from './it/service-state.ts';
import { till } from './it/till.ts';

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
