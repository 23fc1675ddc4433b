import { Type } from 'typebox';
import { VENUE_STATES } from '../../core/venue/venue-state.ts';
import { cursorPageSchema, DEFAULT_PAGE_SIZE, pageParameters } from '../../http/answer/page.ts';
import { oneOf } from '../../http/schema.ts';
import { findVenues as find } from '../../operations/venue/standing/find-venues.ts';
import { operatorOperation } from '../operator-operation.ts';
import { ServedVenueResource, toServedVenue } from './venue-resource.ts';

const LONGEST_SEARCH = 254;

export const findVenues = operatorOperation({
  operationId: 'findVenues',
  method: 'GET',
  path: '/venues',
  tag: 'Venues',
  summary: 'List and find venues',
  description: 'Lists venues by name, with their state and how much they are used.',
  query: Type.Object({
    search: Type.Optional(
      Type.String({
        maxLength: LONGEST_SEARCH,
        examples: ['kadikoy'],
        description:
          'Part of a name, a city or a username (letter case and accents do not matter), the whole id of a ' +
          'venue, or the e-mail address of an account. Left out: all venues.',
      }),
    ),
    state: Type.Optional(oneOf(VENUE_STATES, 'Only venues in this state.')),
    after: Type.Optional(
      Type.String({
        format: 'uuid',
        examples: ['01900000-0000-7000-8000-000000000001'],
        description: 'The `nextCursor` of the previous page. Leave it out for the first page.',
      }),
    ),
    pageSize: pageParameters.pageSize,
  }),
  answers: {
    200: {
      description: 'The venues.',
      schema: cursorPageSchema(ServedVenueResource, '01900000-0000-7000-8000-000000000001'),
    },
  },
  refusals: ['VENUE_NOT_FOUND', 'INVALID_PAGE_SIZE'],
  run: async ({ db }, { query, now }) => {
    const { search = '', state = null, after = null, pageSize = DEFAULT_PAGE_SIZE } = query;
    const { venues, next } = await find(db, { text: search, state, after, size: pageSize }, now);
    return { status: 200, data: { items: venues.map(toServedVenue), nextCursor: next } };
  },
});
