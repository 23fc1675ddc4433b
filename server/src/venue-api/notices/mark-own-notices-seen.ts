import { Type } from 'typebox';
import { NOTICE_ACCESS } from '../../core/access/policies/people/notices.ts';
import { uuid } from '../../http/schema.ts';
import { listOwnNotices } from '../../operations/access/notices/personal-notices.ts';
import { updateNoticesAsSeen } from '../../store/access/personal-notices.ts';
import { venueOperation } from '../venue-operation.ts';
import { PersonalNoticeResource, toPersonalNotice } from './personal-notice-resource.ts';

export const markOwnNoticesSeen = venueOperation({
  operationId: 'markOwnNoticesSeen',
  method: 'PUT',
  path: '/venues/{venueId}/notices/mine/seen',
  tag: 'Live',
  summary: 'Mark notices for you as seen',
  description:
    'Marks notices as seen. Seen notices are no longer listed, on any device of the person. A request ' +
    'for approval stays open until it is answered.',
  access: NOTICE_ACCESS.read,
  body: Type.Object(
    {
      noticeIds: Type.Array(uuid(), { maxItems: 200, description: 'The notices that the person has seen.' }),
    },
    { examples: [{ noticeIds: ['0195f0c4-1b80-7f13-8d20-6a41b5c7e904'] }] },
  ),
  answers: {
    200: {
      description: 'The remaining notices, newest first.',
      schema: Type.Array(PersonalNoticeResource),
    },
  },
  run: async ({ db }, { params: { venueId }, session, body, now }) => {
    await updateNoticesAsSeen(db, venueId, session.accountId, body.noticeIds, now);
    const notices = await listOwnNotices(db, venueId, session.accountId, now);
    return { status: 200, data: notices.map((notice) => toPersonalNotice(notice, now)) };
  },
});
