import { Type } from 'typebox';
import { NOTICE_ACCESS } from '../../core/access/policies/people/notices.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { updateNoticesSeen } from '../../store/venue/venue-changes.ts';
import { venueOperation } from '../venue-operation.ts';
import { NoticesResource } from './notice-resource.ts';
import { readNotices } from './read-notices.ts';

export const markNoticesSeen = venueOperation({
  operationId: 'markNoticesSeen',
  method: 'PUT',
  path: '/venues/{venueId}/notices/seen',
  tag: 'Live',
  summary: 'Mark notices as seen',
  description:
    'Marks the notices up to a change as seen by this account. Seen notices never become unseen. Other ' +
    'accounts are not affected.',
  access: NOTICE_ACCESS.read,
  body: Type.Object(
    {
      change: Type.Integer({
        minimum: 0,
        maximum: 9_007_199_254_740_991,
        description: 'The newest change that was seen.',
      }),
    },
    { examples: [{ change: 1042 }] },
  ),
  answers: { 200: { description: 'The notices as they are now.', schema: NoticesResource } },
  run: async ({ db, cache }, { params: { venueId }, session, body, now }) => {
    const cached = await requireVenue(cache, venueId);
    await updateNoticesSeen(db, venueId, session.accountId, body.change);
    return { status: 200, data: await readNotices(db, cached, session.accountId, now) };
  },
});
