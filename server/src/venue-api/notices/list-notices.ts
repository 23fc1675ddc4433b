import { findNotices } from '../../store/venue/venue-changes.ts';
import { venueOperation } from '../venue-operation.ts';
import { NoticesResource, toNoticesResource } from './notice-resource.ts';

/** The number of notices that a list on a till shows. */
export const NOTICES_SHOWN = 50;
/** Whoever was away for longer reads the lists. */
export const SHOWN_FOR_MS = 86_400_000;

export const listNotices = venueOperation({
  operationId: 'listNotices',
  method: 'GET',
  path: '/venues/{venueId}/notices',
  tag: 'Live',
  summary: 'List the notices for staff',
  description:
    'Lists the 50 newest notices of the last day (new orders and rounds, reservations, printer ' +
    'failures), and how many of them this account has not seen. The live stream sends new ones.',
  access: 'Staff',
  answers: { 200: { description: 'The notices.', schema: NoticesResource } },
  run: async ({ db }, { params: { venueId }, session, now }) => {
    const notices = await findNotices(db, venueId, session.accountId, now - SHOWN_FOR_MS, NOTICES_SHOWN);
    return { status: 200, data: toNoticesResource(notices) };
  },
});
