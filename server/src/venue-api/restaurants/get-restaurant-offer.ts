import { Type } from 'typebox';
import { isFromThisMachine } from '../../http/request/local-host.ts';
import { isFirstRestaurantFree } from '../../operations/venue/make-restaurant.ts';
import { hasVenues } from '../../store/venue/venues.ts';
import { venueOperation } from '../venue-operation.ts';

const RestaurantOfferResource = Type.Object(
  {
    isEmpty: Type.Boolean({
      description: 'Whether the service has no venue at all, not even one of the demo.',
    }),
    needsPass: Type.Boolean({
      description: 'Whether creating a restaurant needs the operator token or a one-time link.',
    }),
  },
  { title: 'RestaurantOffer' },
);

export const getRestaurantOffer = venueOperation({
  operationId: 'getRestaurantOffer',
  method: 'GET',
  path: '/restaurant-offer',
  tag: 'Restaurants',
  summary: 'Read whether a restaurant can be created here',
  description:
    'On a service that only its own machine can reach, the first restaurant is created without a pass; ' +
    'venues of the demo do not count. Every other restaurant, and every restaurant on a public ' +
    'service, needs a pass.',
  access: 'Anyone',
  answers: { 200: { description: 'The offer.', schema: RestaurantOfferResource } },
  run: async ({ db, isPrivate }, { request }) => {
    const isEmpty = !(await hasVenues(db));
    const isFree = await isFirstRestaurantFree(db, isPrivate && isFromThisMachine(request.headers));
    return { status: 200, data: { isEmpty, needsPass: !isFree } };
  },
});
