import { type Static, Type } from 'typebox';
import { ALLERGENS } from '../../core/menu/menu.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { TICKET_KINDS, type TicketLine } from '../../core/printing/ticket.ts';
import { TICKET_STATES } from '../../core/printing/ticket-state.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { StoredTicket } from '../../store/printing/tickets.ts';

const NamedPart = Type.Object({ id: uuid(), name: Type.String({ examples: ['Soğan'] }) });

const TicketAllergy = Type.Object(
  {
    allergens: Type.Array(oneOf(ALLERGENS), { description: 'The allergens, in the order of the list.' }),
    text: nullable(Type.String(), 'The allergy as free text.'),
  },
  { title: 'TicketAllergy' },
);

const ticketLine = {
  lineId: uuid(),
  productName: Type.String({ examples: ['Adana Kebap'] }),
  portionName: Type.String({ examples: ['1,5 Porsiyon'] }),
  quantity: Type.Integer({ examples: [2] }),
  quantityBefore: nullable(
    Type.Integer(),
    'On a `Change`: the old quantity. A `quantity` of 0 means that the line was removed.',
  ),
  extras: Type.Array(NamedPart),
  removedIngredients: Type.Array(NamedPart),
  note: nullable(Type.String({ examples: ['Az acılı'] })),
  seat: nullable(
    Type.Integer({ examples: [2] }),
    'The guest who gets it, counted from 1; `null` if not entered.',
  ),
  allergy: nullable(
    TicketAllergy,
    'The allergy mark for the guest of this line. On a `Change`, a mark without allergens and text ' +
      'means that it was removed.',
  ),
};

const TicketLineResource = Type.Object(ticketLine, { title: 'TicketLine' });

const LaterLineResource = Type.Object(
  { ...ticketLine, course: Type.String({ description: 'The name of its course.', examples: ['Ana yemek'] }) },
  { title: 'LaterTicketLine' },
);

export const TicketResource = Type.Object(
  {
    id: uuid(),
    billId: uuid(),
    billNumber: Type.Integer({ examples: [42] }),
    roundId: uuid(),
    kind: oneOf(
      TICKET_KINDS,
      '`Round`: lines to make. `Change`: lines of earlier tickets that have changed.',
    ),
    type: oneOf(ORDER_TYPES),
    tableName: nullable(Type.String({ examples: ['Bahçe 1'] })),
    movedFrom: nullable(Type.String({ examples: ['Salon 2'] }), 'The table that the order moved from.'),
    customerName: nullable(Type.String({ examples: ['Ayşe Yılmaz'] })),
    placedBy: Type.String({
      description: 'The API key or the person that placed the order.',
      examples: ['Web sitesi'],
    }),
    note: nullable(Type.String({ examples: ['Doğum günü pastası getireceğiz'] })),
    isAgain: Type.Boolean({ description: 'Whether it is for a removed line that is to be made after all.' }),
    allergy: nullable(TicketAllergy, 'The allergy mark for the whole table.'),
    course: nullable(
      Type.String({ examples: ['Ana yemek'] }),
      'The course that was fired, if the ticket is for its lines.',
    ),
    lines: Type.Array(TicketLineResource),
    later: Type.Array(LaterLineResource, {
      description: 'The held lines of the round. They get their own ticket when their course is fired.',
    }),
    printerId: nullable(uuid(), 'The printer; `null` if the ticket is only on the kitchen board.'),
    state: oneOf(
      TICKET_STATES,
      'The state. `Waiting`: in the queue of its printer. `Held`: it waited for more than two hours; ' +
        'print it if it is still needed.',
    ),
    createdAt: instantSchema('When its lines were ordered or changed.'),
    printedAt: nullable(instantSchema(), 'When it was last printed; `null` if it was not.'),
    prints: Type.Integer({ description: 'The number of prints, as much as is known.', examples: [1] }),
    mayBePrinted: Type.Boolean({
      description:
        'Whether an attempt ended without a clear result, so that it may have been printed. The next print ' +
        'says so on the paper.',
    }),
  },
  { title: 'Ticket' },
);

/** The JSON of a ticket. */
export function toTicketResource(ticket: StoredTicket): Static<typeof TicketResource> {
  const { id, billId, billNumber, roundId, printerId, state, prints, mayBePrinted, content } = ticket;
  return {
    id,
    billId,
    billNumber,
    roundId,
    kind: content.kind ?? 'Round',
    type: content.type,
    tableName: content.tableName,
    movedFrom: content.movedFrom ?? null,
    customerName: content.customerName,
    placedBy: content.placedBy,
    note: content.note,
    isAgain: content.isAgain ?? false,
    allergy: content.allergy ?? null,
    course: content.course ?? null,
    lines: content.lines.map(toTicketLine),
    later: (content.later ?? []).map((line) => ({ ...toTicketLine(line), course: line.course })),
    printerId,
    state,
    createdAt: instant(ticket.createdAt),
    printedAt: instantOrNull(ticket.printedAt),
    prints,
    mayBePrinted,
  };
}

function toTicketLine(line: TicketLine): Static<typeof TicketLineResource> {
  const { lineId, productName, portionName, quantity, quantityBefore = null } = line;
  const { extras, removedIngredients, note, seat = null, allergy = null } = line;
  return {
    ...{ lineId, productName, portionName, quantity, quantityBefore, extras, removedIngredients, note },
    ...{ seat, allergy },
  };
}
