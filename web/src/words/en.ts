import { app } from './en/app.ts';
import { board } from './en/board.ts';
import { front } from './en/front.ts';
import { host } from './en/host.ts';
import { till } from './en/till.ts';

export const words = { app, front, board, till, host };
