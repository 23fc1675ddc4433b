import { placingAt } from './place-order.ts';
import type { Row } from './row.ts';

/** Placing orders at one restaurant alone: its lock lets one commit at a time. */
export const placeOrderOneVenue: Row = (fixture) => placingAt(fixture, 1, 'place an order, one venue', 1.3);
