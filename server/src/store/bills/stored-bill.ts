import type { Actor } from '../../core/access/actor.ts';
import type {
  AllergyMark,
  Bill,
  BillLine,
  DiscountByHand,
  IdAndName,
  Payment,
  Refund,
  Round,
} from '../../core/bills/bill.ts';
import type { BillDocuments } from '../../core/bills/fiscal/fiscal-document.ts';
import type { BillTotals } from '../../core/pricing/price-terms.ts';
import { CAMPAIGN_SHAPE } from '../campaigns/stored-campaign.ts';
import { type StoredShape, storedReader } from '../stored-json.ts';

/** The content of a bill: without its number and revision, which have their own columns. */
export type BillContent = Omit<Bill, 'number' | 'revision'>;

/** The shape of a record that has only an id and a name. */
export const NAMED_SHAPE: StoredShape<IdAndName> = { id: 'Always', name: 'Always' };
const ACTOR: StoredShape<Actor> = {
  ...{ kind: 'Always', id: 'Always', name: 'Always' },
  device: { of: { id: 'Always', name: 'Always' } },
};

const GIVEN_BY_HAND = { by: { of: ACTOR }, at: 'Always', reason: 'Always' } as const;

const DISCOUNT: StoredShape<DiscountByHand> = {
  terms: {
    kinds: {
      Percent: { kind: 'Always', basisPoints: 'Always' },
      Amount: { kind: 'Always', amountKurus: 'Always' },
    },
  },
  amountKurus: 'Always',
  entry: 'WhenSet',
  ...GIVEN_BY_HAND,
};

const ALLERGY: StoredShape<AllergyMark> = {
  allergens: 'Always',
  text: 'Always',
  by: { of: ACTOR },
  at: 'Always',
  seen: { of: { by: { of: ACTOR }, at: 'Always' } },
};

const LINE: StoredShape<BillLine> = {
  id: 'Always',
  roundId: 'Always',
  productId: 'Always',
  productName: 'Always',
  portionId: 'Always',
  portionName: 'Always',
  quantity: 'Always',
  portionKurus: 'Always',
  extras: { of: { id: 'Always', name: 'Always', priceKurus: 'Always' } },
  removedIngredients: { of: NAMED_SHAPE },
  note: 'Always',
  orderedAt: 'Always',
  state: 'Always',
  isGift: 'Always',
  takesStock: 'Always',
  campaignKeys: 'Always',
  measure: {
    of: { unit: 'Always', priceKurus: 'Always', grossThousandths: 'Always', tareThousandths: 'Always' },
  },
  readyAt: 'WhenSet',
  course: { of: { id: 'Always', name: 'Always', place: 'Always' } },
  isHeld: 'WhenSet',
  firedAt: 'WhenSet',
  seat: 'WhenSet',
  allergy: { of: ALLERGY },
  isOpenItem: 'WhenSet',
  refusesMealCard: 'WhenSet',
  vatRate: 'WhenSet',
  vatSection: 'WhenSet',
  priceByHand: { of: { priceKurus: 'Always', ...GIVEN_BY_HAND } },
  removedKurus: 'WhenSet',
  discount: { of: DISCOUNT },
  reductionKurus: 'WhenSet',
};

const ROUND: StoredShape<Round> = {
  id: 'Always',
  orderedAt: 'Always',
  by: { of: ACTOR },
  takenBy: { of: ACTOR },
  approvedBy: { of: ACTOR },
  note: 'Always',
  fromBillId: 'WhenSet',
  lineIds: 'WhenSet',
  againOf: 'WhenSet',
  idempotencyKey: 'WhenSet',
};

const PAYMENT: StoredShape<Payment> = {
  id: 'Always',
  kind: 'Always',
  amountKurus: 'Always',
  method: { of: { code: 'Always', name: 'Always' } },
  tipKurus: 'WhenSet',
  roundingKurus: 'WhenSet',
  changeKurus: 'WhenSet',
  units: { of: { lineId: 'Always', quantity: 'Always' } },
  isForMeals: 'WhenSet',
  requestHash: 'WhenSet',
  paidAt: 'Always',
  by: { of: ACTOR },
  businessDate: 'Always',
  reversedAt: 'Always',
  reversal: { of: { by: { of: ACTOR }, reason: 'Always', businessDate: 'Always' } },
  replacesId: 'WhenSet',
};

const REFUND: StoredShape<Refund> = {
  id: 'Always',
  paymentId: 'Always',
  kind: 'Always',
  method: { of: { code: 'Always', name: 'Always' } },
  amountKurus: 'Always',
  units: { of: { lineId: 'Always', quantity: 'Always' } },
  reason: 'Always',
  by: { of: ACTOR },
  at: 'Always',
  businessDate: 'Always',
  vat: { of: { rate: 'Always', grossKurus: 'Always', vatKurus: 'Always' } },
  requestHash: 'Always',
};

const TOTALS: StoredShape<BillTotals> = {
  subtotalKurus: 'Always',
  discountKurus: 'Always',
  serviceFeeKurus: 'Always',
  totalKurus: 'Always',
  reductions: { of: { campaignId: 'Always', name: 'Always', amountKurus: 'Always' } },
};

const DOCUMENTS: StoredShape<BillDocuments> = {
  list: {
    of: {
      id: 'Always',
      kind: 'Always',
      state: 'Always',
      paymentIds: 'Always',
      refundIds: 'Always',
      units: { of: { lineId: 'Always', quantity: 'Always' } },
      amountKurus: 'Always',
      sections: { of: { section: 'Always', rate: 'Always', grossKurus: 'Always' } },
      replacesId: 'Always',
      device: 'Always',
      createdAt: 'Always',
      requestHash: 'Always',
      issued: { of: { number: 'Always', zNumber: 'Always', uuid: 'Always', at: 'Always' } },
      failure: 'WhenSet',
    },
  },
  sameFrom: 'Always',
  sameTo: 'Always',
};

/** Reads the fiscal documents of a bill. */
export const readBillDocuments = storedReader<BillDocuments>(DOCUMENTS);

/** Reads the content of a stored bill. */
export const readBillContent = storedReader<BillContent>({
  id: 'Always',
  venueId: 'Always',
  type: 'Always',
  table: { of: NAMED_SHAPE },
  customer: { of: { name: 'Always', phone: 'Always', address: 'Always', paymentMethod: 'Always' } },
  guests: 'Always',
  waiter: { of: NAMED_SHAPE },
  reservation: { of: NAMED_SHAPE },
  askedAt: 'WhenSet',
  allergy: { of: ALLERGY },
  note: 'Always',
  rounds: { of: ROUND },
  lines: { of: LINE },
  payments: { of: PAYMENT },
  refunds: { of: REFUND },
  prints: { of: { kind: 'Always', paymentId: 'Always', at: 'Always', totalKurus: 'Always' } },
  fiscal: { of: DOCUMENTS },
  campaigns: { of: { key: 'Always', campaign: { kinds: CAMPAIGN_SHAPE } } },
  serviceFeeBasisPoints: 'Always',
  serviceFeeVatRate: 'WhenSet',
  discount: { of: DISCOUNT },
  discountGrowth: { of: { entry: 'Always', kurus: 'Always' } },
  totals: { of: TOTALS },
  openedAt: 'Always',
  businessDate: 'Always',
  closedAt: 'Always',
  isPaidFirst: 'Always',
  voidedAt: 'Always',
  leftAt: 'Always',
  isHidden: 'Always',
  isPlacedByApi: 'Always',
  movedTo: { of: { billId: 'Always', number: 'Always', tableName: 'Always' } },
});
