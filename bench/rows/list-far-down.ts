import { getText } from '../load/http-request.ts';
import { pagePathOf } from '../load/traffic.ts';
import { openLongList, pagesNearTheTop } from './list-pages.ts';
import type { Row } from './row.ts';

const PAGE = 2_000;
/** Of no other restaurant. */
const NUMBER = 900_001;

/** A page far down a long list, which is read with an offset, beside pages near the top. */
export const listFarDown: Row = async (fixture) => {
  const restaurant = await openLongList(fixture, NUMBER);
  const load = { requests: [getText(restaurant, pagePathOf(PAGE))], statuses: [200] };
  return {
    name: `page ${PAGE.toLocaleString('en')} of the same list`,
    service: fixture.service(load),
    beside: { nearTheTop: await fixture.service(pagesNearTheTop(restaurant)) },
    // Its rate is no goal: it waits for its turn, so that others do not wait for it.
    goals: [{ figure: 'processor', than: 'nearTheTop', atMost: 10 }],
  };
};
