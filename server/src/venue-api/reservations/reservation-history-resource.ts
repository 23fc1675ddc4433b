import { type Static, Type } from 'typebox';
import { RESERVATION_ACTOR_KINDS, type ReservationActor } from '../../core/reservations/reservation-actor.ts';
import type { ReservationEntry, ReservationTerms } from '../../core/reservations/reservation-history.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { toFullestMoment } from './fullest-moment-resource.ts';

export const ReservationActorResource = Type.Object(
  {
    kind: oneOf(
      RESERVATION_ACTOR_KINDS,
      'The kind: an API key, a signed-in account, the operator, the guest on a page, or the service.',
    ),
    id: nullable(uuid(), 'The id of the key or the account; `null` for a guest and for the service.'),
    name: nullable(
      Type.String({ examples: ['Deniz'] }),
      'The name of the key or the person at that time; `null` for a guest and for the service.',
    ),
  },
  { title: 'ReservationActor' },
);

export const ReservationHistoryResource = Type.Object(
  {
    action: Type.String({
      description:
        '`Taken`, `Accepted`, `Declined`, `Cancelled`, `CheckedIn`, `NotShown`, `Ended`, `Changed`; more may be added.',
      examples: ['Changed'],
    }),
    at: instantSchema(),
    by: ReservationActorResource,
    detail: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description:
        'The details, depending on the action. For a new reservation: `startsAt`, `guests` and `status`, ' +
        'and the `fullest` moment of its visit if it waits because of `seatSharePercent`. For a change: ' +
        '`from`, `to` and `isNoteChanged`, and `from` and `to` of its `tables` and `allergens` if those ' +
        'changed. For declining or cancelling: the `reason`.',
      examples: [
        {
          from: { startsAt: '2026-03-04T17:00:00.000Z', guests: 4 },
          to: { startsAt: '2026-03-04T17:30:00.000Z', guests: 5 },
          isNoteChanged: false,
        },
      ],
    }),
  },
  { title: 'ReservationHistoryEntry' },
);

/** The JSON of one entry in the history of a reservation. */
export function toReservationHistory(entry: ReservationEntry): Static<typeof ReservationHistoryResource> {
  const { action, at, by } = entry;
  return { action, at: instant(at), by: toReservationActor(by), detail: toDetail(entry) };
}

/** The JSON of the person, guest or key that did something to a reservation. */
export function toReservationActor(by: ReservationActor): Static<typeof ReservationActorResource> {
  return 'id' in by ? { kind: by.kind, id: by.id, name: by.name } : { kind: by.kind, id: null, name: null };
}

function toDetail({ action, detail }: ReservationEntry): Record<string, unknown> {
  switch (action) {
    case 'Taken':
      return {
        ...toTerms(detail),
        status: detail.status,
        ...(detail.fullest && { fullest: toFullestMoment(detail.fullest) }),
      };
    case 'Changed':
      return {
        from: toTerms(detail.from),
        to: toTerms(detail.to),
        isNoteChanged: detail.isNoteChanged,
        ...(detail.tables && { tables: { ...detail.tables } }),
        ...(detail.allergens && { allergens: { ...detail.allergens } }),
      };
    default:
      return { ...detail };
  }
}

function toTerms({ startsAt, guests }: ReservationTerms) {
  return { startsAt: instant(startsAt), guests };
}
