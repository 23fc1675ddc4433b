import { NOTICE_ACCESS } from '../../core/access/policies/people/notices.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { NoticesResource } from './notice-resource.ts';
import { readNotices } from './read-notices.ts';

export const listNotices = venueOperation({
  operationId: 'listNotices',
  method: 'GET',
  path: '/venues/{venueId}/notices',
  tag: 'Live',
  summary: 'List the notices for staff',
  description:
    'Lists the 50 newest notices of the last day (new orders and rounds, reservations, printer ' +
    'failures), each with its subject, and the number that this account has not seen. Acts of the ' +
    'account itself are not listed. The live stream sends new notices.',
  access: NOTICE_ACCESS.read,
  devices: ['Board'],
  answers: { 200: { description: 'The notices.', schema: NoticesResource } },
  run: async ({ db, cache }, { params: { venueId }, session, now }) => {
    const cached = await requireVenue(cache, venueId);
    return { status: 200, data: await readNotices(db, cached, session.accountId, now) };
  },
});
