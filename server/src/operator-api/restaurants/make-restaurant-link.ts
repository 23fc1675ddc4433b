import { Type } from 'typebox';
import { linkAnswer, linkSchema } from '../../http/resources/one-time-link.ts';
import { makeRestaurantLink as make } from '../../operations/venue/make-restaurant.ts';
import { operatorOperation } from '../operator-operation.ts';

export const makeRestaurantLink = operatorOperation({
  operationId: 'makeRestaurantLink',
  method: 'POST',
  path: '/restaurant-links',
  tag: 'Venues',
  summary: 'Make a link to make a restaurant with',
  description: 'Whoever opens the link can make one restaurant within a day. It is shown only here.',
  body: Type.Object(
    {
      isPractice: Type.Optional(
        Type.Boolean({
          description: 'Whether what is made is a practice venue. Left out: `false`.',
          examples: [true],
        }),
      ),
    },
    { title: 'NewRestaurantLink', additionalProperties: false },
  ),
  bodyIsOptional: true,
  answers: {
    201: {
      description: 'The link.',
      schema: linkSchema('RestaurantLink', 'https://sofra.example/app/new#5mZ…'),
    },
  },
  run: async (parts, { body, author, now }) => {
    const { code, expiresAt } = await make(parts, body?.isPractice ?? false, { by: author, now });
    return { status: 201, data: linkAnswer(parts.baseUrl(), 'new', code, expiresAt) };
  },
});
