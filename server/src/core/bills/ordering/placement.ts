import type { Actor } from '../../access/actor.ts';
import type { Campaign } from '../../campaigns/campaign.ts';
import { type CampaignCalendar, runningCampaigns } from '../../campaigns/campaign-schedule.ts';
import type { OrderType } from '../../order-type.ts';
import type { CourseTerms } from '../../venue/courses.ts';
import { type VatFinder, type VatTerms, vatAt } from '../../venue/vat.ts';
import type { Bill, BillCustomer, BillLine, IdAndName, Round } from '../bill.ts';
import { requireOpen } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { requireCampaignLimit, requireLineLimit } from '../bill-limits.ts';
import type { AllergySaid } from '../kitchen/allergies.ts';
import { findLineCourse, holdLaterCourses } from '../kitchen/courses.ts';
import { withDiscountGrowth } from '../loss.ts';
import { reprice } from '../prices/bill-pricing.ts';
import { addSnapshots } from '../prices/campaign-snapshots.ts';
import type { BasketLine } from './basket.ts';

/** A round that is about to be placed. */
export interface RoundToPlace extends CampaignCalendar, CourseTerms {
  vat: VatTerms;
  roundId: string;
  /** A new id for each line of the basket, in its order. */
  lineIds: readonly string[];
  basket: readonly BasketLine[];
  note: string | null;
  stamp: Stamp;
  /** The person who took the order, if another person sends it. */
  takenBy?: Actor | null;
  /** The Idempotency-Key of the request by staff, or the struck line that the round orders again. */
  origin?: Pick<Round, 'idempotencyKey' | 'againOf'>;
}

/** A first round, with the data of the bill that it opens. */
export interface BillToOpen extends RoundToPlace {
  billId: string;
  venueId: string;
  type: OrderType;
  /** The table for dine-in; `null` for other types. */
  table: IdAndName | null;
  customer: BillCustomer | null;
  /** The number of guests, entered by staff. */
  guests: number | null;
  /** The reservation that is checked in at the table. */
  reservation?: IdAndName;
  /** The allergy for the whole bill, if the round opens one: of the reservation, and of the order. */
  allergy?: AllergySaid;
  /** The allergy of the order alone: an open bill that the round joins gets it, too. */
  allergySaid?: AllergySaid;
  /** The business day on which the bill opens. */
  businessDate: string;
  /** Hundredths of a percent. The bill keeps it even if the venue changes its fee later. */
  serviceFeeBasisPoints: number;
}

/** The data of a new bill without rounds. */
export type BillBeforeRounds = Omit<BillToOpen, keyof RoundToPlace | 'campaigns'> &
  Pick<RoundToPlace, 'vat' | 'timeZone' | 'stamp' | 'takenBy'>;

/**
 * Opens a bill with its first round, and calculates its prices. `number` and `revision` are 0: the store assigns
 * them when it saves the bill.
 */
export function openBill(opening: BillToOpen): Bill {
  return addRoundTo(emptyBill(opening), opening);
}

/** A new bill without lines, to which lines then move. `number` and `revision` are 0, as in `openBill`. */
export function emptyBill(opening: BillBeforeRounds): Bill {
  const { billId, venueId, type, table, customer, guests, allergy, serviceFeeBasisPoints, stamp } = opening;
  return {
    id: billId,
    venueId,
    number: 0,
    revision: 0,
    type,
    table,
    customer,
    guests,
    ...waiterOf(opening),
    ...(opening.reservation === undefined ? {} : { reservation: opening.reservation }),
    ...(allergy === undefined ? {} : { allergy: { ...allergy, by: stamp.by, at: stamp.at } }),
    note: null,
    rounds: [],
    lines: [],
    payments: [],
    campaigns: [],
    serviceFeeBasisPoints,
    ...feeVatOf(opening),
    totals: { subtotalKurus: 0, discountKurus: 0, serviceFeeKurus: 0, totalKurus: 0, reductions: [] },
    openedAt: stamp.at,
    businessDate: opening.businessDate,
    closedAt: null,
    voidedAt: null,
    leftAt: null,
    isHidden: false,
    isPaidFirst: false,
    isPlacedByApi: false,
  };
}

/**
 * Adds another round to an open bill. The whole bill is priced again, each line with the campaigns that ran
 * when it was ordered.
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal PUBLIC_API_ORDER_INVALID, or BILL_TOO_LONG for staff, if the bill would have too many
 *   lines or campaign snapshots
 */
export function addRound(bill: Bill, round: RoundToPlace): Bill {
  requireOpen(bill);
  requireLineLimit(bill, round.basket.length, round.stamp.by);
  const after = withDiscountGrowth(bill, addRoundTo(bill, round));
  if (after.campaigns.length > bill.campaigns.length)
    requireCampaignLimit(after.campaigns.length, round.stamp.by);
  return after;
}

function addRoundTo(bill: Bill, round: RoundToPlace): Bill {
  const { roundId, note, stamp, basket, takenBy = null, origin } = round;
  const running = runningCampaigns(round, bill.type, basket, stamp.at);
  const { snapshots, keys } = addSnapshots(bill.campaigns, running);
  const vatOf = vatAt(round.vat, round.timeZone, stamp.at, bill.type);
  const lines = basket.map((line, at) => {
    const usable = line.measure === undefined ? keys : keysForMeasured(keys, running);
    return toBillLine(line, round.lineIds[at]!, round, usable, vatOf);
  });
  const { at: orderedAt, ...by } = stamp;
  return reprice({
    ...bill,
    note: bill.note ?? note,
    rounds: [...bill.rounds, { id: roundId, orderedAt, ...by, takenBy, note, ...origin }],
    lines: [
      ...bill.lines,
      ...(stamp.by.kind === 'Key' ? lines : holdLaterCourses(bill.type, bill.lines, lines)),
    ],
    campaigns: snapshots,
    isPlacedByApi: bill.isPlacedByApi || stamp.by.kind === 'Key',
  });
}

/** The waiter of a new bill is the person who took its first order, even if another person sent it. */
function waiterOf({ stamp, takenBy }: BillBeforeRounds): Pick<Bill, 'waiter'> {
  const { kind, id, name } = takenBy ?? stamp.by;
  return kind === 'Account' ? { waiter: { id, name } } : {};
}

/** The VAT rate of the service fee on the day on which the bill opens. The bill keeps it. */
function feeVatOf({
  vat,
  timeZone,
  stamp,
  type,
  serviceFeeBasisPoints,
}: BillBeforeRounds): Pick<Bill, 'serviceFeeVatRate'> {
  if (serviceFeeBasisPoints === 0) return {};
  const found = vatAt(vat, timeZone, stamp.at, type)(vat.serviceFeeVatClass);
  return found === null ? {} : { serviceFeeVatRate: found.vatRate };
}

/**
 * The keys of the campaigns that can apply to goods by measure. Campaigns that need whole units, such as menus, cannot.
 * @param keys  the keys of the running campaigns, in the same order
 */
function keysForMeasured(keys: readonly string[], running: readonly Campaign[]): string[] {
  return keys.filter(
    (_, at) => running[at]!.kind === 'PortionDiscount' || running[at]!.kind === 'BillDiscount',
  );
}

function toBillLine(
  line: BasketLine,
  id: string,
  { roundId, stamp, courses }: RoundToPlace,
  campaignKeys: string[],
  vatOf: VatFinder,
): BillLine {
  const { product, portion, quantity, note, seat, allergy } = line;
  const course = line.course === null ? undefined : findLineCourse(courses, line.course);
  return {
    id,
    roundId,
    productId: product.id,
    productName: product.name,
    portionId: portion.id,
    portionName: portion.name,
    quantity,
    portionKurus: portion.priceKurus,
    extras: line.extras.map(({ id, name, priceKurus }) => ({ id, name, priceKurus })),
    removedIngredients: line.removedIngredients.map(({ id, name }) => ({ id, name })),
    note,
    orderedAt: stamp.at,
    state: 'Pending',
    isGift: false,
    takesStock: product.stock.quantity !== null,
    campaignKeys,
    ...vatOf(line.vatClass),
    ...(line.measure === undefined ? {} : { measure: line.measure }),
    ...(line.isOpenItem ? { isOpenItem: true } : {}),
    ...(line.acceptsMealCard ? {} : { refusesMealCard: true }),
    ...(course === undefined ? {} : { course }),
    ...(seat === undefined ? {} : { seat }),
    ...(allergy === undefined ? {} : { allergy: { ...allergy, by: stamp.by, at: stamp.at } }),
  };
}
