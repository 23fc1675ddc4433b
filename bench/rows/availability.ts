import { fetchAnswer } from '../load/fetch-answer.ts';
import { calendarRequest, manyRequests, venuePathOf } from '../load/traffic.ts';
import type { Row } from './row.ts';

/** Reading when tables can be booked, from any day on for any number of days. */
export const availability: Row = async (fixture) => {
  const [restaurant] = fixture.restaurants;
  const load = { requests: manyRequests(fixture.restaurants, calendarRequest), statuses: [200] };
  const path = `${venuePathOf(restaurant!)}/reservation-availability`;
  const answer = await fetchAnswer(fixture, restaurant!, path);
  return {
    name: 'availability, any day and length',
    service: fixture.service(load),
    beside: { bare: await fixture.bare(load, { status: 200, ...answer }) },
    // 200 µs where bare takes 13.
    goals: [{ figure: 'processor', than: 'bare', atMost: 15 }],
  };
};
