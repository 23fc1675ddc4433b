import type { AllergySaid } from '../../core/bills/kitchen/allergies.ts';
import type { Ticket, TicketLine } from '../../core/printing/ticket.ts';
import { NAMED_SHAPE } from '../bills/stored-bill.ts';
import { type StoredShape, storedReader } from '../stored-json.ts';

const ALLERGY: StoredShape<AllergySaid> = { allergens: 'Always', text: 'Always' };

const LINE: StoredShape<TicketLine> = {
  lineId: 'Always',
  productId: 'Always',
  productName: 'Always',
  portionName: 'Always',
  quantity: 'Always',
  quantityBefore: 'Always',
  extras: { of: NAMED_SHAPE },
  removedIngredients: { of: NAMED_SHAPE },
  note: 'Always',
  seat: 'WhenSet',
  allergy: { of: ALLERGY },
};

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
  allergy: { of: ALLERGY },
  course: 'WhenSet',
  lines: { of: LINE },
  later: { of: { ...LINE, course: 'Always' } },
  repeats: { of: { number: 'Always', of: 'Always' } },
});
