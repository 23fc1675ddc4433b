import { type Static, Type } from 'typebox';
import type { FullestMoment } from '../../core/reservations/seat-share.ts';
import { CHANGE_KINDS, NOTICE_KINDS } from '../../core/venue/venue-change.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { LoggedChange, Notices } from '../../store/venue/venue-changes.ts';
import { FullestMomentResource, toFullestMoment } from '../reservations/fullest-moment-resource.ts';

const NoticeResource = Type.Object(
  {
    change: Type.Integer({ description: 'The number of its change.', examples: [1042] }),
    at: instantSchema(),
    notice: oneOf(NOTICE_KINDS, 'The kind of notice, which decides the text and the chime.'),
    subject: oneOf(CHANGE_KINDS, 'The type of `subjectId`.'),
    subjectId: uuid(),
    who: nullable(
      Type.String({ examples: ['Salon 3'] }),
      'For a bill, its table, otherwise its guest, otherwise its number, such as `#12`; for a ' +
        'reservation, its guest; for a printer, its name. `null` if the subject no longer exists.',
    ),
    roundId: nullable(uuid(), 'The round of the notice; `null` for other notices.'),
    likelyDuplicateOf: nullable(
      uuid(),
      'For a round: the bill of another round in the 5 minutes before, with the same basket, table and ' +
        'phone number, which this round probably repeats. For a new reservation: the open reservation with ' +
        'the same phone number that it probably repeats. `null` if there is none.',
    ),
    likelyDuplicateRoundId: nullable(
      uuid(),
      'The round on the bill `likelyDuplicateOf` that it probably repeats; `null` if there is none.',
    ),
    fullest: nullable(
      FullestMomentResource,
      'Why a new reservation waits for an answer at a venue that confirms automatically: there would be ' +
        'more guests than `limit`. `null` for other notices.',
    ),
    isSeen: Type.Boolean({ description: 'Whether this account has seen it.' }),
  },
  { title: 'Notice' },
);

export const NoticesResource = Type.Object(
  {
    unseen: Type.Integer({ description: 'The number of unseen notices, for the badge.', examples: [3] }),
    seenChange: Type.Integer({ description: 'The last change that this account has seen.' }),
    notices: Type.Array(NoticeResource, { description: 'The notices of the last day, newest first.' }),
  },
  { title: 'Notices' },
);

/** The JSON of notices. @param nameOf  the name of a bill, a reservation or a printer; `null` if it is gone */
export function toNoticesResource(
  { latest, unseen, seen }: Notices,
  nameOf: (subjectId: string) => string | null,
): Static<typeof NoticesResource> {
  const toNotice = ({ change, at, notice, kind, subjectId, detail }: LoggedChange) => ({
    change,
    at: instant(at),
    notice: notice!,
    subject: kind,
    subjectId,
    who: nameOf(subjectId),
    roundId: (detail['roundId'] as string | undefined) ?? null,
    likelyDuplicateOf: duplicateIn(detail),
    likelyDuplicateRoundId: (detail['likelyDuplicateRoundId'] as string | undefined) ?? null,
    fullest: fullestOf(detail),
    isSeen: change <= seen,
  });
  return { unseen, seenChange: seen, notices: latest.map(toNotice) };
}

/** The bill or the reservation that the new one likely repeats. */
function duplicateIn({
  likelyDuplicateBillId: bill,
  likelyDuplicateOf: reservation,
}: LoggedChange['detail']) {
  return ((bill ?? reservation) as string | undefined) ?? null;
}

function fullestOf({ fullest }: LoggedChange['detail']): Static<typeof FullestMomentResource> | null {
  return fullest === undefined ? null : toFullestMoment(fullest as FullestMoment);
}
