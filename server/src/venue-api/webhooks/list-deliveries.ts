import { Type } from 'typebox';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { pageParameters } from '../../http/answer/page.ts';
import { nullable, uuid } from '../../http/schema.ts';
import { requireVenueKey } from '../../operations/access/keys/revoke-venue-key.ts';
import {
  DELIVERY_STATES,
  type DeliveryCursor,
  listDeliveries as list,
} from '../../store/webhooks/webhook-deliveries.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeliveryResource, DeliveryState, toDeliveryResource } from './delivery-resource.ts';

const DEFAULT_PAGE_SIZE = 50;
const PLACE_EXAMPLE = '1772539200000.evt_5a3c1f0e9d8b7a695847362514031f2e';

export const listDeliveries = venueOperation({
  operationId: 'listDeliveries',
  method: 'GET',
  path: '/venues/{venueId}/keys/{keyId}/deliveries',
  tag: 'Webhooks',
  summary: 'List the events that were sent for an API key',
  description:
    'Lists the events of the key by the time at which they were first sent, newest first, including ' +
    'tests. They are listed for 30 days after their last attempt. Events that were never sent are not ' +
    'listed. For the next page, set `before` to `nextBefore` until that is `null`.',
  access: KEY_ACCESS.read,
  query: Type.Object({
    before: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,13}\\.evt_[0-9a-f]{32}$',
        examples: [PLACE_EXAMPLE],
        description: 'Only events before this position; send `nextBefore` for the next page.',
      }),
    ),
    pageSize: pageParameters.pageSize,
    state: Type.Optional(DeliveryState),
    subjectId: Type.Optional(uuid('Only events of this order or reservation.')),
  }),
  answers: {
    200: {
      description: 'The deliveries.',
      schema: Type.Object(
        {
          items: Type.Array(DeliveryResource),
          nextBefore: nullable(
            Type.String({ examples: [PLACE_EXAMPLE] }),
            'Send it as `before` to read older events; `null` if there are none.',
          ),
        },
        { title: 'EventDeliveries' },
      ),
    },
  },
  refusals: ['INVALID_PAGE_SIZE', 'PUBLIC_API_KEY_NOT_FOUND'],
  run: async ({ db }, { params, query }) => {
    await requireVenueKey(db, params.venueId, params.keyId);
    const { before, pageSize = DEFAULT_PAGE_SIZE, state, subjectId = null } = query;
    const filter = { states: state === undefined ? DELIVERY_STATES : [state], subjectId };
    const found = await list(db, params, filter, readCursor(before), pageSize + 1);
    const shown = found.slice(0, pageSize);
    const nextBefore = found.length > pageSize ? cursorText(shown.at(-1)!) : null;
    return { status: 200, data: { items: shown.map(toDeliveryResource), nextBefore } };
  },
});

function cursorText({ begunAt, eventId }: DeliveryCursor): string {
  return `${begunAt}.${eventId}`;
}

function readCursor(text: string | undefined): DeliveryCursor | null {
  if (text === undefined) return null;
  const [begunAt, eventId] = text.split('.') as [string, string];
  return { begunAt: Number(begunAt), eventId };
}
