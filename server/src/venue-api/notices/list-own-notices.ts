import { Type } from 'typebox';
import { NOTICE_ACCESS } from '../../core/access/policies/people/notices.ts';
import { mailNotices } from '../../http/mail/notice-mail.ts';
import { listOwnNotices as list } from '../../operations/access/notices/personal-notices.ts';
import { writeEndOfDayNotices } from '../../operations/access/notices/write-end-of-day-notices.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { PersonalNoticeResource, toPersonalNotice } from './personal-notice-resource.ts';

export const listOwnNotices = venueOperation({
  operationId: 'listOwnNotices',
  method: 'GET',
  path: '/venues/{venueId}/notices/mine',
  tag: 'Live',
  summary: 'List the notices for you',
  description:
    'Lists the 50 newest unseen notices for this person: approvals that colleagues request, approvals ' +
    'that the person gave, and warnings about people, bills, drawers, day reports and their own ' +
    'account. Notices are kept until they are seen. A request for approval is no longer listed once it ' +
    'is closed. When the list changes, the live stream sends a `venue` event with the part `Notices`.',
  access: NOTICE_ACCESS.read,
  answers: { 200: { description: 'The notices, newest first.', schema: Type.Array(PersonalNoticeResource) } },
  run: async (parts, { params: { venueId }, session, now }) => {
    const { db, cache } = parts;
    const cached = await requireVenue(cache, venueId);
    const ended = await writeEndOfDayNotices(parts, cached, now);
    if (ended !== null) mailNotices(parts, ended);
    const notices = await list(db, venueId, session.accountId, now);
    return { status: 200, data: notices.map((notice) => toPersonalNotice(notice, now)) };
  },
});
