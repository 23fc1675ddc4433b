import { Type } from 'typebox';
import { instantSchema } from '../../http/schema.ts';
import { redeliverFailed as redeliver } from '../../operations/webhooks/redeliver-events.ts';
import { KeyParams } from '../keys/key-body.ts';
import { venueOperation } from '../venue-operation.ts';

/** Nothing was sent before, and nothing is after: what the database could not tell is not asked of it. */
const [EARLIEST, LATEST] = [0, Date.parse('2100-01-01T00:00:00.000Z')];

export const redeliverFailed = venueOperation({
  operationId: 'redeliverFailed',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/deliveries/redeliver-failed',
  tag: 'Webhooks',
  summary: 'Send again what the endpoint did not take',
  description:
    'Every event that is `Waiting` or `Failed` and was first sent at this instant or later, once each, as one is sent again; ' +
    'tests are not.',
  access: 'Owner',
  params: KeyParams,
  body: Type.Object(
    { since: instantSchema('Of those that were first sent from here on.') },
    { title: 'RedeliverFailed' },
  ),
  answers: {
    200: {
      description: 'How many are sent again.',
      schema: Type.Object({ count: Type.Integer({ examples: [12] }) }, { title: 'RedeliveredFailed' }),
    },
  },
  refusals: [
    'VALIDATION_ERROR',
    'VENUE_NOT_FOUND',
    'PUBLIC_API_KEY_NOT_FOUND',
    'PUBLIC_API_WEBHOOK_NOT_CONFIGURED',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  run: async ({ db }, { params, body }) => {
    const since = Math.min(Math.max(Date.parse(body.since), EARLIEST), LATEST);
    return { status: 200, data: { count: await redeliver(db, params, since) } };
  },
});
