import type { Ticket } from '../../core/printing/ticket.ts';
import { NAMED } from '../bills/stored-bill.ts';
import { storedReader } from '../stored-json.ts';

/** Reads the content of a stored ticket. */
export const readTicketContent = storedReader<Ticket>({
  kind: 'Always',
  type: 'Always',
  tableName: 'Always',
  movedFrom: 'Always',
  customerName: 'Always',
  placedBy: 'Always',
  note: 'Always',
  isAgain: 'WhenSet',
  lines: {
    of: {
      lineId: 'Always',
      productId: 'Always',
      productName: 'Always',
      portionName: 'Always',
      quantity: 'Always',
      quantityBefore: 'Always',
      extras: { of: NAMED },
      removedIngredients: { of: NAMED },
      note: 'Always',
    },
  },
});
