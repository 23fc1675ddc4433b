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
  summary: 'Make a restaurant',
  description:
    'Makes an independent venue with its owner, its tables, its VAT classes and a first menu, all of it or nothing. It gets a ' +
    'username that is made from its name. Each call makes another one; an import recognises the venue that it made before.',
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
