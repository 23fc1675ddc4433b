import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { ifMatch } from '../api/revision.ts';
import type { Act } from './act.ts';

export type ReservationStatus = Schemas['ListedReservation']['status'];
export type Clash = 'TablesTaken' | 'SeatsTaken' | 'SameTime' | 'SameGuest';

type OnOne<More = object> = { reservationId: string } & More;

/** The input of each act on a reservation by its name. */
export interface ReservationActInputs {
  takeReservation: { reservation: Schemas['StaffReservation'] };
  acceptReservation: OnOne;
  declineReservation: OnOne<{ reason: string | null }>;
  cancelReservation: OnOne<{ reason: string | null }>;
  /** `tableIds`: the tables that they get, if they had none; `revision`: of the reservation that the person saw. */
  checkIn: OnOne<{ tableIds?: string[]; revision?: number }>;
  markNoShow: OnOne;
  endVisit: OnOne;
  /** `revision`: of the reservation that the person saw, if the screen has it. */
  changeReservation: OnOne<{ change: Schemas['ReservationChange']; revision?: number }>;
}

export type ReservationActName = keyof ReservationActInputs;

/** How an act is sent to the service, and the status that the screen shows in the meantime. */
interface ReservationAct<Input> {
  /** @returns the reservation; with `clashes` if the service checked for them */
  send: (act: Act<string, Input>) => Promise<{ id: string; clashes?: readonly Clash[] | null }>;
  shows?: ReservationStatus;
}

const ONE = '/venue/v1/venues/{venueId}/reservations/{reservationId}';
const at = ({ venueId, input: { reservationId } }: Act<string, OnOne>) => ({
  params: { path: { venueId, reservationId } },
});
const changeOne = (
  act: Act<string, OnOne>,
  change: Schemas['ReservationChange'],
  revision: number | undefined,
) => {
  const header = revision === undefined ? {} : ifMatch(String(revision));
  return dataOf(api.PATCH(ONE, { params: { ...at(act).params, header }, body: change }));
};
const reasonOf = (reason: string | null) => (reason === null ? {} : { reason });

const RESERVATION_ACTS: {
  [Name in ReservationActName]: ReservationAct<ReservationActInputs[Name]>;
} = {
  takeReservation: {
    send: ({ venueId, key, input }) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/reservations', {
          params: { path: { venueId }, header: { 'Idempotency-Key': key } },
          body: input.reservation,
        }),
      ),
  },
  acceptReservation: { send: (act) => dataOf(api.POST(`${ONE}/accept`, at(act))), shows: 'Confirmed' },
  declineReservation: {
    send: (act) => dataOf(api.POST(`${ONE}/decline`, { ...at(act), body: reasonOf(act.input.reason) })),
    shows: 'Declined',
  },
  cancelReservation: {
    send: (act) => dataOf(api.POST(`${ONE}/cancel`, { ...at(act), body: reasonOf(act.input.reason) })),
    shows: 'Cancelled',
  },
  checkIn: {
    send: async (act) => {
      const { tableIds, revision } = act.input;
      // Another try sets the same tables again. If one of them is taken, or a colleague has changed the reservation
      // since, it is refused: the guests are not moved from where they sit.
      if (tableIds !== undefined) await changeOne(act, { tableIds }, revision);
      return dataOf(api.POST(`${ONE}/check-in`, at(act)));
    },
    shows: 'Seated',
  },
  markNoShow: { send: (act) => dataOf(api.POST(`${ONE}/no-show`, at(act))), shows: 'NoShow' },
  endVisit: { send: (act) => dataOf(api.POST(`${ONE}/end`, at(act))), shows: 'Completed' },
  changeReservation: {
    send: (act) => changeOne(act, act.input.change, act.input.revision),
  },
};

export function isReservationAct(act: Act): act is Act<ReservationActName> {
  return act.name in RESERVATION_ACTS;
}

/** The service's answer to an act on a reservation. */
export interface ActAnswer {
  id: string;
  clashes: readonly Clash[];
}

/** The cache key of the answer to an act. */
export function answerKey(venueId: string, actKey: string): readonly string[] {
  return keys.of(venueId, 'answer', actKey);
}

/** Sends an act to the service, stores the clashes of its answer, and has the lists read again. */
export async function sendReservationAct(client: QueryClient, act: Act<ReservationActName>): Promise<void> {
  const { id, clashes } = await RESERVATION_ACTS[act.name].send(act as never);
  const of = (...rest: string[]) => keys.of(act.venueId, ...rest);
  if (clashes) client.setQueryData(of('clashes', id), clashes);
  client.setQueryData<ActAnswer>(answerKey(act.venueId, act.key), { id, clashes: clashes ?? [] });
  await Promise.all(
    [of('reservations'), of('pending-reservations'), of('reservation', id)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** A reservation with the acts on it that the service has not answered yet. */
export interface ShownReservation<R> {
  reservation: R;
  isUnsaved: boolean;
}

/** Applies the unanswered acts to a reservation of the service. */
export function applyReservationActs<R extends { id: string; status: ReservationStatus }>(
  reservation: R,
  acts: readonly Act[],
): ShownReservation<R> {
  const pending = acts.filter(
    (act) =>
      act.fault === null &&
      isReservationAct(act) &&
      (act.input as Partial<OnOne>).reservationId === reservation.id,
  );
  const status = pending.reduce(
    (before, act) => RESERVATION_ACTS[act.name as ReservationActName].shows ?? before,
    reservation.status,
  );
  const shown = status === reservation.status ? reservation : { ...reservation, status };
  return { reservation: shown, isUnsaved: pending.length > 0 };
}
