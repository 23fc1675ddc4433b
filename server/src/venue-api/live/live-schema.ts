import { Type } from 'typebox';
import { BillEvent, PrinterEvent, ReservationEvent, TicketEvent, VenueEvent } from './live-events.ts';

/** The `data` of an event, by its kind. */
export const liveSchema = Type.Object(
  {
    ready: Type.Object({ change: Type.Integer({ examples: [1041] }) }, { title: 'ReadyEvent' }),
    reload: Type.Object({ change: Type.Integer({ examples: [1041] }) }, { title: 'ReloadEvent' }),
    replaced: Type.Object(
      {},
      {
        title: 'ReplacedEvent',
        description: 'The last event of a stream that ends because the session opened too many others.',
      },
    ),
    bill: BillEvent,
    ticket: TicketEvent,
    printer: PrinterEvent,
    reservation: ReservationEvent,
    venue: VenueEvent,
  },
  { title: 'LiveEvents', description: 'The `data` of each kind of event.' },
);
