import type { Words } from './en.ts';
import { app } from './ru/app.ts';
import { board } from './ru/board.ts';
import { fiscal } from './ru/fiscal.ts';
import { front } from './ru/front.ts';
import { host } from './ru/host.ts';
import { moving } from './ru/moving.ts';
import { pay } from './ru/pay.ts';
import { payments } from './ru/payments.ts';
import { prices } from './ru/prices.ts';
import { restaurant } from './ru/restaurant.ts';
import { serviceState } from './ru/service-state.ts';
import { till } from './ru/till.ts';

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
