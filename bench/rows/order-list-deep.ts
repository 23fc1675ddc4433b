import { listAt } from './order-list.ts';
import type { Row } from './row.ts';

/** Page 1,000 of the same list. */
export const orderListDeep: Row = (fixture) => listAt(fixture, 1_000);
