import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';
import { makeRestaurant as make } from '../../operations/venue/make-restaurant.ts';
import { RestaurantAnswers } from '../../venue-document/restaurant/restaurant-answers.ts';
import { restaurantDraftOf } from '../../venue-document/restaurant/restaurant-draft.ts';
import { operatorOperation } from '../operator-operation.ts';

export const makeRestaurant = operatorOperation({
  operationId: 'makeRestaurant',
  method: 'POST',
  path: '/restaurants',
  tag: 'Venues',
  summary: 'Create a restaurant',
  description:
    'Creates an independent venue with its owner, tables, VAT classes and a first menu: all of them or ' +
    'nothing. The username is derived from the name. Each call creates another venue; to create a ' +
    'venue only once, use the import, which recognises existing venues.',
  body: RestaurantAnswers,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The restaurant.',
      schema: Type.Object({ venueId: uuid('The new venue.') }, { title: 'MadeRestaurant' }),
    },
  },
  refusals: ['EMAIL_TAKEN', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  run: async (parts, { body, author, now }) => {
    const draft = await restaurantDraftOf(body);
    const { venueId } = await make(
      parts,
      draft,
      { kind: 'Operator', operator: author.operator },
      author,
      now,
    );
    return { status: 201, data: { venueId } };
  },
});
