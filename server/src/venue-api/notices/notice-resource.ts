import { type Static, Type } from 'typebox';
import { CHANGE_KINDS, NOTICE_KINDS } from '../../core/venue/venue-change.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, oneOf, uuid } from '../../http/schema.ts';
import type { LoggedChange, Notices } from '../../store/venue/venue-changes.ts';
import { likelyDuplicateOf } from '../live/live-events.ts';

const NoticeResource = Type.Object(
  {
    change: Type.Integer({ description: 'The number of the change that it is about.', examples: [1042] }),
    at: instantSchema(),
    notice: oneOf(NOTICE_KINDS, 'What to tell, and which chime to play.'),
    subject: oneOf(CHANGE_KINDS, 'What `subjectId` is the id of.'),
    subjectId: uuid(),
    likelyDuplicateOf,
    isSeen: Type.Boolean({ description: 'Whether this account has seen it.' }),
  },
  { title: 'Notice' },
);

export const NoticesResource = Type.Object(
  {
    unseen: Type.Integer({ description: 'The number for the badge.', examples: [3] }),
    seenChange: Type.Integer({ description: 'Up to which change this account has seen them.' }),
    notices: Type.Array(NoticeResource, { description: 'The newest first, of the last day at most.' }),
  },
  { title: 'Notices' },
);

/** The JSON of what staff were told of. */
export function toNoticesResource({ latest, unseen, seen }: Notices): Static<typeof NoticesResource> {
  const toNotice = ({ change, at, notice, kind, subjectId, detail }: LoggedChange) => ({
    change,
    at: instant(at),
    notice: notice!,
    subject: kind,
    subjectId,
    likelyDuplicateOf: (detail['likelyDuplicateBillId'] as string | undefined) ?? null,
    isSeen: change <= seen,
  });
  return { unseen, seenChange: seen, notices: latest.map(toNotice) };
}
