import { Type } from 'typebox';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { instantSchema } from '../../http/schema.ts';
import { redeliverFailed as redeliver } from '../../operations/webhooks/redeliver-events.ts';
import { venueOperation } from '../venue-operation.ts';

/** Limits the instant to dates that the database can store. All events were sent between them. */
const [EARLIEST, LATEST] = [0, Date.parse('2100-01-01T00:00:00.000Z')];

export const redeliverFailed = venueOperation({
  operationId: 'redeliverFailed',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/deliveries/redeliver-failed',
  tag: 'Webhooks',
  summary: 'Send all failed events again',
  description:
    'Sends again all `Waiting` and `Failed` events that were first sent at or after `since`. Tests are ' +
    'not sent again.',
  access: KEY_ACCESS.change,
  body: Type.Object(
    { since: instantSchema('Only events that were first sent at this time or later.') },
    { title: 'RedeliverFailed' },
  ),
  answers: {
    200: {
      description: 'The number of events that will be sent again.',
      schema: Type.Object({ count: Type.Integer({ examples: [12] }) }, { title: 'RedeliveredFailed' }),
    },
  },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND', 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED'],
  run: async ({ db }, { params, body }) => {
    const since = Math.min(Math.max(Date.parse(body.since), EARLIEST), LATEST);
    return { status: 200, data: { count: await redeliver(db, params, since) } };
  },
});
