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
    subject: oneOf(CHANGE_KINDS, 'The type of the object with the id `subjectId`.'),
    subjectId: uuid(),
    who: nullable(
      Type.String({ examples: ['Salon 3'] }),
      'The table of the bill, otherwise its guest, otherwise its number, such as `#12`; the guest of the reservation; the printer. ' +
        '`null` for what is not there any more.',
    ),
    roundId: nullable(uuid(), 'The round that it is about; `null` for anything else.'),
    likelyDuplicateOf: nullable(
      uuid(),
      'Of a round: the bill of another one that it likely repeats, with the same basket, table and phone within the 5 minutes before. Of a new ' +
        'reservation: the open one of the same phone number that it likely repeats. `null` for none.',
    ),
    likelyDuplicateRoundId: nullable(
      uuid(),
      'That other round, on the bill `likelyDuplicateOf`; `null` for none.',
    ),
    fullest: nullable(
      FullestMomentResource,
      'Why a new reservation waits for an answer, at a venue that confirms by itself: there would be more guests ' +
        'than `limit`. `null` for anything else.',
    ),
    isSeen: Type.Boolean({ description: 'Whether this account has seen it.' }),
  },
  { title: 'Notice' },
);

export const NoticesResource = Type.Object(
  {
    unseen: Type.Integer({ description: 'The number for the badge.', examples: [3] }),
    seenChange: Type.Integer({ description: 'The last change that this account has seen.' }),
    notices: Type.Array(NoticeResource, { description: 'The notices of the last day, newest first.' }),
  },
  { title: 'Notices' },
);

/** The JSON of notices. @param nameOf  what a bill, a reservation or a printer is called; `null` for what is not there any more */
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

/** The bill, or the reservation, that the new one likely repeats. */
function duplicateIn({
  likelyDuplicateBillId: bill,
  likelyDuplicateOf: reservation,
}: LoggedChange['detail']) {
  return ((bill ?? reservation) as string | undefined) ?? null;
}

function fullestOf({ fullest }: LoggedChange['detail']): Static<typeof FullestMomentResource> | null {
  return fullest === undefined ? null : toFullestMoment(fullest as FullestMoment);
}
