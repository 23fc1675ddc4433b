import { type Static, Type } from 'typebox';
import { ACTOR_KINDS } from '../../core/access/actor.ts';
import { maySeeBill } from '../../core/access/policies/bills/bills.ts';
import { OWNERS_GRANTS } from '../../core/access/rights.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { ReservationActor } from '../../core/reservations/reservation-actor.ts';
import { NOTICE_KINDS, VENUE_PARTS } from '../../core/venue/venue-change.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { listBills } from '../../store/bills/bills.ts';
import type { Db } from '../../store/database.ts';
import { listTicketsByIds } from '../../store/printing/tickets.ts';
import { listReservationsByIds } from '../../store/reservations/reservations.ts';
import type { LoggedChange } from '../../store/venue/venue-changes.ts';
import { BillResource, toBillResource, withoutGuestContact } from '../bills/bill-resource.ts';
import { PrinterResource, printersOf } from '../printers/printer-resource.ts';
import {
  ReservationActorResource,
  toReservationActor,
} from '../reservations/reservation-history-resource.ts';
import {
  ReservationResource,
  toReservationResource,
  withoutPhone,
} from '../reservations/reservation-resource.ts';
import { reservationServicesOf } from '../reservations/reservation-services.ts';
import { StandingResource } from '../reservations/tables/standing-resource.ts';
import { TicketResource, toTicketResource } from '../tickets/ticket-resource.ts';
import type { VenueParts } from '../venue-operation.ts';
import { readStandings, type StandingsOf } from './live-standings.ts';

/** The properties of every change. */
const ofEveryChange = {
  change: Type.Integer({
    description: 'The number of the change, counted within the venue, without gaps.',
    examples: [1042],
  }),
  at: instantSchema(),
  notice: nullable(
    oneOf(NOTICE_KINDS),
    'The notice for the staff, with a sound and a badge; `null` if there is none.',
  ),
};

const by = nullable(
  Type.Object({
    kind: oneOf(ACTOR_KINDS),
    id: uuid(),
    name: Type.String({ examples: ['Deniz'] }),
  }),
  'Who made the change; `null` for the service itself.',
);
/** The notice about a round that was likely ordered twice. */
const likelyDuplicateOf = nullable(
  uuid(),
  'The bill of another round with the same basket, table and phone number in the 5 minutes before: ' +
    'the round was probably ordered twice by mistake. Without a phone number, a basket of one line is ' +
    'never marked. `null` if there is none.',
);

const tables = Type.Array(StandingResource, {
  description:
    'The current state of its tables, including its former tables and all other tables of the same ' +
    'guests.',
});

const action = Type.String({ description: 'What was done.', examples: ['LineMoved'] });

export const BillEvent = Type.Object(
  {
    ...ofEveryChange,
    action,
    by,
    likelyDuplicateOf,
    bill: nullable(BillResource, 'The bill as it is now; `null` if the person may not see it.'),
    tables,
  },
  { title: 'BillEvent' },
);
export const TicketEvent = Type.Object(
  { ...ofEveryChange, action, ticket: nullable(TicketResource, 'The ticket as it is now.') },
  { title: 'TicketEvent' },
);
export const PrinterEvent = Type.Object(
  {
    ...ofEveryChange,
    action,
    printer: nullable(PrinterResource, 'The printer as it is now; `null` if it was removed.'),
  },
  { title: 'PrinterEvent' },
);
export const ReservationEvent = Type.Object(
  {
    ...ofEveryChange,
    action,
    by: ReservationActorResource,
    reason: nullable(
      Type.String({ examples: ['Planımız değişti'] }),
      'The reason for declining or cancelling; `null` if none was given, and for a person without the ' +
        'right `reservations`.',
    ),
    reservation: nullable(
      ReservationResource,
      'The reservation as it is now; `null` if it was removed, and for a person without the right ' +
        '`reservations`.',
    ),
    tables,
  },
  { title: 'ReservationEvent' },
);
export const VenueEvent = Type.Object(
  { ...ofEveryChange, part: oneOf(VENUE_PARTS, 'The part of the venue to read again.') },
  { title: 'VenueEvent' },
);

/** A change in the format of the stream. */
export interface LiveEvent {
  event: 'bill' | 'ticket' | 'printer' | 'venue' | 'reservation';
  data: LiveData;
  /**
   * The data for readers who may not see the phone number and the address of the guest; absent if `data` has neither.
   */
  withoutGuest?: LiveData;
  /** The data for readers who may not read reservations; absent if `data` has no reservation. */
  withoutReservation?: LiveData;
}

type LiveData = { change: number } & Record<string, unknown>;

/** The services that read the subjects of changes. */
type LiveParts = Pick<VenueParts, 'db' | 'cache' | 'clock' | 'publicSite'>;

/** A person who may not see the bills of others. */
export type Viewer = Pick<Session, 'accountId' | 'rights' | 'role'>;

/**
 * The changes of a venue in order, each with the current state of its subject. A bill is `null` if it was removed or
 * if the viewer may not see it, so that a screen forgets a bill that another person took over.
 */
export async function toLiveEvents(
  parts: LiveParts,
  venueId: string,
  changes: readonly LoggedChange[],
  viewer: Viewer | null = null,
): Promise<LiveEvent[]> {
  const idsOf = (kind: LoggedChange['kind']) => [
    ...new Set(changes.filter((change) => change.kind === kind).map(({ subjectId }) => subjectId)),
  ];
  const [bills, tickets, printers, reservations] = await Promise.all([
    readBills(parts.db, venueId, idsOf('Bill'), viewer),
    readTickets(parts.db, venueId, idsOf('Ticket')),
    readPrinters(parts, venueId, idsOf('Printer')),
    readReservations(parts, venueId, idsOf('Reservation')),
  ]);
  const standingsOf = await readStandings(parts, venueId, changes, bills, reservations);
  return changes.map((change) =>
    toLiveEvent(change, { bills, tickets, printers, reservations, standingsOf }),
  );
}

/** The current state of the subjects, by id. */
interface Subjects {
  bills: ReadonlyMap<string, Static<typeof BillResource>>;
  tickets: ReadonlyMap<string, unknown>;
  printers: ReadonlyMap<string, unknown>;
  reservations: ReadonlyMap<string, Static<typeof ReservationResource>>;
  standingsOf: StandingsOf;
}

function toLiveEvent(
  { change, at, kind, subjectId, detail, notice }: LoggedChange,
  { bills, tickets, printers, reservations, standingsOf }: Subjects,
): LiveEvent {
  const common = { change, at: instant(at), notice };
  const { action = kind, by = null, likelyDuplicateBillId: likelyDuplicateOf = null } = detail;
  switch (kind) {
    case 'Bill':
      return guestEvent('bill', bills.get(subjectId), withoutGuestContact, (bill) => ({
        ...{ ...common, action, by, likelyDuplicateOf },
        ...{ bill, tables: standingsOf(subjectId) },
      }));
    case 'Ticket':
      return { event: 'ticket', data: { ...common, action, ticket: tickets.get(subjectId) ?? null } };
    case 'Printer':
      return { event: 'printer', data: { ...common, action, printer: printers.get(subjectId) ?? null } };
    case 'Venue':
      return { event: 'venue', data: { ...common, part: detail['part'] } };
    case 'Reservation': {
      const ofReservation = { ...common, action, by: toReservationActor(detail['by'] as ReservationActor) };
      const [reason, tables] = [detail['reason'] ?? null, standingsOf(subjectId)];
      const event = guestEvent('reservation', reservations.get(subjectId), withoutPhone, (reservation) => ({
        ...ofReservation,
        ...{ reason, reservation, tables },
      }));
      return { ...event, withoutReservation: { ...ofReservation, reason: null, reservation: null, tables } };
    }
  }
}

/** An event whose subject can have data of a guest. */
function guestEvent<T>(
  event: LiveEvent['event'],
  subject: T | undefined,
  hide: (subject: T) => T,
  toData: (subject: T | null) => LiveData,
): LiveEvent {
  const data = toData(subject ?? null);
  const hidden = subject === undefined ? subject : hide(subject);
  return hidden === undefined || hidden === subject
    ? { event, data }
    : { event, data, withoutGuest: toData(hidden) };
}

async function readBills(db: Db, venueId: string, ids: readonly string[], viewer: Viewer | null) {
  const bills =
    ids.length === 0
      ? []
      : await listBills(
          db,
          ids.map((id) => [venueId, id] as const),
        );
  const seen = viewer === null ? bills : bills.filter((bill) => maySeeBill(viewer, bill));
  return byId(seen.map((bill) => toBillResource(bill, OWNERS_GRANTS)));
}

async function readTickets(db: Db, venueId: string, ids: readonly string[]) {
  const tickets = ids.length === 0 ? [] : await listTicketsByIds(db, venueId, ids);
  return byId(tickets.map(toTicketResource));
}

async function readPrinters({ db, cache }: LiveParts, venueId: string, ids: readonly string[]) {
  const cached = ids.length === 0 ? null : await cache.fresh.findVenue(venueId);
  return byId<Static<typeof PrinterResource>>(cached === null ? [] : await printersOf(db, cached));
}

async function readReservations(
  { db, cache, clock, publicSite }: LiveParts,
  venueId: string,
  ids: readonly string[],
) {
  const cached = ids.length === 0 ? null : await cache.fresh.findVenue(venueId);
  if (cached === null) return new Map<string, never>();
  const services = reservationServicesOf(cached, publicSite(), OWNERS_GRANTS);
  const now = clock.now();
  const reservations = await listReservationsByIds(db, venueId, ids);
  return byId(reservations.map((reservation) => toReservationResource(reservation, services, now)));
}

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}
