import { Type } from 'typebox';
import { linkAnswer, linkSchema } from '../../http/resources/one-time-link.ts';
import { makeRestaurantLink as make } from '../../operations/venue/make-restaurant.ts';
import { operatorOperation } from '../operator-operation.ts';

export const makeRestaurantLink = operatorOperation({
  operationId: 'makeRestaurantLink',
  method: 'POST',
  path: '/restaurant-links',
  tag: 'Venues',
  summary: 'Create a link to set up a restaurant',
  description:
    'Creates a link with which one restaurant can be set up within a day. Anyone who has the link can ' +
    'use it. It is shown only in this answer.',
  body: Type.Object(
    {
      isPractice: Type.Optional(
        Type.Boolean({
          description: 'Whether the link creates a practice venue. Left out: `false`.',
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
