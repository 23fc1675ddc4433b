import type { ApiDescription } from '../http/openapi/api-description.ts';
import { getMenu } from './menu/get-menu.ts';
import { getOrder } from './orders/get-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { placeOrder } from './orders/place-order.ts';
import { previewOrder } from './orders/preview-order.ts';
import type { PublicRoute } from './public-operation.ts';
import { cancelReservation } from './reservations/cancel-reservation.ts';
import { getReservation } from './reservations/get-reservation.ts';
import { getReservationAvailability } from './reservations/get-reservation-availability.ts';
import { listReservations } from './reservations/list-reservations.ts';
import { takeReservation } from './reservations/take-reservation.ts';
import { getVenue } from './venues/get-venue.ts';
import { listTables } from './venues/list-tables.ts';
import { listVenues } from './venues/list-venues.ts';
import { sendTestEvent } from './webhooks/send-test-event.ts';
import { webhookDescriptions } from './webhooks/webhook-descriptions.ts';

/** The operations of `/public/v1`. */
export const publicOperations: readonly PublicRoute[] = [
  listVenues,
  getVenue,
  listTables,
  getMenu,
  previewOrder,
  placeOrder,
  listOrders,
  getOrder,
  getReservationAvailability,
  takeReservation,
  listReservations,
  getReservation,
  cancelReservation,
  sendTestEvent,
];

export const publicDescription: ApiDescription = {
  title: 'Sofra public API',
  version: '1.0.0',
  path: '/public/v1',
  description:
    "Through this API a restaurant's own website, app or software reads the menu, prices a basket, " +
    'places orders that go straight to the kitchen, reads them until the bill is closed, and books ' +
    'tables. Call it from a server: the API key must never reach a browser. Ignore properties that you ' +
    'do not know, and expect new names in every list of names.',
  securityScheme: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'An API key of the venue.',
  },
  tags: [
    { name: 'Venues', description: 'The venue, its opening hours and its tables.' },
    { name: 'Menu', description: 'The menu.' },
    { name: 'Orders', description: 'Pricing, placing and reading orders.' },
    { name: 'Reservations', description: 'Free times; booking, reading and cancelling.' },
    {
      name: 'Webhooks',
      description: 'Events about orders and reservations, and a test event.',
    },
  ],
  refusals: [
    'PUBLIC_API_KEY_MISSING',
    'PUBLIC_API_KEY_INVALID',
    'PUBLIC_API_SCOPE_MISSING',
    'HTTPS_REQUIRED',
    'CROSS_ORIGIN_NOT_ACCEPTED',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ],
  venueNotFound: 'PUBLIC_API_VENUE_NOT_FOUND',
  identityRefusals: ['PUBLIC_API_KEY_MISSING', 'PUBLIC_API_KEY_INVALID', 'PUBLIC_API_SCOPE_MISSING'],
  webhooks: webhookDescriptions,
  headers: {
    RateLimit: 'The calls left in the budget of this call, and the seconds until it is full again.',
    'RateLimit-Policy': 'The budget of this call: the number of calls and the window in seconds.',
  },
};
