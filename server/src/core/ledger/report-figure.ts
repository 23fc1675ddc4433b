import { isApprovableMove } from '../drawers/approvable-move.ts';
import type { VatOfRate } from '../money/vat.ts';
import { personOfRow } from '../shifts/person-shift.ts';
import type { ActRow, ClosingContent, MoneyContent, SoldOnBill } from './ledger-row.ts';

/** What a ledger row adds to a figure: a number, such as units or guests, and an amount in kuruş. */
export interface FigurePart {
  count: number;
  kurus: number;
}

/** Selects the rows of a figure. */
export interface FigureSelection {
  /** The payment method, person, drawer and so on that the figure is about. Its form depends on the figure, see below. */
  of: string;
  /** For a drawer: the row that set its float; `null` if there is none. */
  floatRow: number | null;
}

type FigureRule = (row: ActRow, rows: FigureSelection) => FigurePart | null;

/** For figures of closed bills. */
const ofClosedBills =
  (part: (content: ClosingContent, of: string) => FigurePart | null): FigureRule =>
  (row, { of }) =>
    row.act === 'BillClosed' ? part(row.content, of) : null;

/** For figures of a payment method. `of` is its kind and its code with a space between them, such as `Card visa`. */
const ofPaymentMethod =
  (part: (movement: MoneyContent['movement']) => FigurePart): FigureRule =>
  ({ content }, { of }) =>
    'movement' in content && `${content.movement.kind} ${content.movement.method}` === of
      ? part(content.movement)
      : null;

/** For figures of a person. `of` is the id of the account or API key. */
const ofPerson =
  (part: (content: ActRow['content'], act: ActRow['act']) => FigurePart | null): FigureRule =>
  (row, { of }) =>
    personOfRow(row) === of ? part(row.content, row.act) : null;

const countOne = (kurus: number): FigurePart => ({ count: 1, kurus });

/** For figures of a VAT rate of closed bills. `of` is the rate in percent. */
const ofVatRate = (kurusOf: (vat: VatOfRate) => number): FigureRule =>
  ofClosedBills(({ vat }, of) => partOfRate(vat, of, kurusOf));

/** For figures of a VAT rate of refunds. `of` is the rate in percent. */
const ofRefundedVatRate =
  (kurusOf: (vat: VatOfRate) => number): FigureRule =>
  ({ content }, { of }) =>
    'movement' in content ? partOfRate(content.vatGivenBack ?? [], of, kurusOf) : null;

function partOfRate(vat: readonly VatOfRate[], of: string, kurusOf: (vat: VatOfRate) => number) {
  const found = vat.find(({ rate }) => String(rate / 100) === of);
  return found === undefined ? null : countOne(kurusOf(found));
}

const paidKurus = ({ amountKurus, roundingKurus, tipKurus }: MoneyContent['movement']) =>
  amountKurus + roundingKurus + tipKurus;
const takenKurus = (movement: MoneyContent['movement']) => paidKurus(movement) - movement.refundKurus;

function soldOf(sold: readonly SoldOnBill[], matches: (sold: SoldOnBill) => boolean): FigurePart | null {
  const found = sold.filter(matches);
  if (found.length === 0) return null;
  return {
    count: found.reduce((sum, { units }) => sum + units, 0),
    kurus: found.reduce((sum, { dueKurus }) => sum + dueKurus, 0),
  };
}

/**
 * For the figure of an act. `of` is the act, the person and the approver with spaces between them, and a hyphen for
 * no approver.
 */
const ofAct: FigureRule = (row, { of }) => {
  const part = actOf(row);
  return part !== null && of === `${part.act} ${row.personId ?? '-'} ${row.approverId ?? '-'}`
    ? countOne(part.kurus)
    : null;
};

function actOf({ act, content, approverId, billId }: ActRow): { act: string; kurus: number } | null {
  // A move of cash counts as an act only if a colleague approved it.
  if (billId === null && approverId !== null && isApprovableMove(act))
    return { act, kurus: 'amountKurus' in content ? content.amountKurus : 0 };
  if ('lostKurus' in content) return { act, kurus: content.lostKurus };
  if (!('movement' in content)) return null;
  const { movement, replacesId, replacedById } = content;
  if (act === 'PaymentRefunded') return { act, kurus: movement.refundKurus };
  if (act === 'PaymentReversed' && replacedById === undefined) return { act, kurus: -movement.amountKurus };
  if (act === 'PaymentTaken' && replacesId !== undefined)
    return { act: 'MethodChanged', kurus: movement.amountKurus };
  return null;
}

/**
 * For the figure of the expected cash in a drawer. `of` is the code of the drawer. Later floats, openings and recounts add no money,
 * but are listed.
 */
const ofDrawer: FigureRule = (row, { of, floatRow }) => {
  const { act, content } = row;
  if (!('drawer' in content) || content.drawer !== of) return null;
  if ('movement' in content)
    return content.movement.kind === 'Cash' ? countOne(takenKurus(content.movement)) : null;
  switch (act) {
    case 'FloatSet':
    case 'DrawerCounted':
      return countOne(row.number === floatRow ? floatOf(row) : 0);
    case 'CashIn':
      return countOne(row.content.amountKurus);
    case 'CashOut':
    case 'TipsPaidOut':
      return countOne(-row.content.amountKurus);
    case 'DrawerOpened':
      return countOne(0);
    default:
      return null;
  }
};

function floatOf(row: ActRow): number {
  if (row.act === 'FloatSet') return row.content.floatKurus;
  return row.act === 'DrawerCounted' ? (row.content.leftKurus ?? 0) : 0;
}

/** The figures of day reports and drawers for which a person can open the list of rows, by name. */
const FIGURES = {
  Sales: ofClosedBills(({ totalKurus }) => countOne(totalKurus)),
  Guests: ofClosedBills(({ guests, totalKurus }) =>
    guests === 0 ? null : { count: guests, kurus: totalKurus },
  ),
  Campaigns: ofClosedBills(({ discountKurus, byHandKurus }) => countOne(discountKurus - byHandKurus)),
  ByHand: ofClosedBills(({ byHandKurus }) => countOne(byHandKurus)),
  ServiceFees: ofClosedBills(({ serviceFeeKurus }) => countOne(serviceFeeKurus)),
  BroughtIn: ofClosedBills(({ openedAt, totalKurus }, of) =>
    openedAt < Date.parse(of) ? countOne(totalKurus) : null,
  ),
  Cancelled: ({ content }) =>
    'cancels' in content && 'lostKurus' in content ? countOne(content.lostKurus) : null,
  Vat: ofVatRate(({ grossKurus }) => grossKurus),
  VatContained: ofVatRate(({ vatKurus }) => vatKurus),
  VatNet: ofVatRate(({ grossKurus, vatKurus }) => grossKurus - vatKurus),
  VatGivenBack: ofRefundedVatRate(({ grossKurus }) => grossKurus),
  VatGivenBackContained: ofRefundedVatRate(({ vatKurus }) => vatKurus),
  VatGivenBackNet: ofRefundedVatRate(({ grossKurus, vatKurus }) => grossKurus - vatKurus),
  Channel: ofClosedBills(({ type, key, totalKurus }, of) =>
    of === `${type} ${key?.id ?? '-'}` ? countOne(totalKurus) : null,
  ),
  Category: ofClosedBills(({ sold }, of) => soldOf(sold, ({ category }) => (category?.id ?? '-') === of)),
  Product: ofClosedBills(({ sold }, of) => soldOf(sold, ({ productId }) => productId === of)),
  MethodPayments: ofPaymentMethod(({ payments, amountKurus }) => ({ count: payments, kurus: amountKurus })),
  MethodRounding: ofPaymentMethod(({ roundingKurus }) => countOne(roundingKurus)),
  MethodTips: ofPaymentMethod(({ tipKurus }) => countOne(tipKurus)),
  MethodChange: ofPaymentMethod(({ changeKurus }) => countOne(changeKurus)),
  MethodRefunds: ofPaymentMethod(({ refunds, refundKurus }) => ({ count: refunds, kurus: refundKurus })),
  MethodTaken: ofPaymentMethod((movement) => countOne(takenKurus(movement))),
  Taken: ({ content }) => ('movement' in content ? countOne(takenKurus(content.movement)) : null),
  Tips: ({ content }, { of }) =>
    'movement' in content && content.takenById === of ? countOne(content.movement.tipKurus) : null,
  Act: ofAct,
  PersonTaken: ofPerson((content) => ('movement' in content ? countOne(takenKurus(content.movement)) : null)),
  PersonCash: ofPerson((content) =>
    'movement' in content && content.movement.kind === 'Cash' ? countOne(takenKurus(content.movement)) : null,
  ),
  PersonTips: ofPerson((content) => ('movement' in content ? countOne(content.movement.tipKurus) : null)),
  PersonTipsPaidOut: ofPerson((content, act) =>
    act === 'TipsPaidOut' && 'amountKurus' in content ? countOne(content.amountKurus) : null,
  ),
  PersonLost: ofPerson((content) => ('lostKurus' in content ? countOne(content.lostKurus) : null)),
  DrawerExpected: ofDrawer,
  Declared: ofPaymentMethod((movement) => countOne(takenKurus(movement))),
  Documents: ({ act, content }, { of }) =>
    act === 'DocumentIssued' && of === `${content.zNumber ?? '-'} ${content.device ?? '-'}`
      ? countOne(0)
      : null,
} as const satisfies Record<string, FigureRule>;

export type ReportFigure = keyof typeof FIGURES;
export const REPORT_FIGURES = Object.keys(FIGURES) as ReportFigure[];

/** Figures whose list also contains rows that add no money. Other figures leave out such rows. */
const LISTS_ZERO_AMOUNTS: readonly ReportFigure[] = [
  ...(['Sales', 'Guests', 'Cancelled', 'Channel', 'Category', 'Product'] as const),
  ...(['Act', 'DrawerExpected', 'Documents'] as const),
];

/** What a ledger row adds to a figure; `null` if the row is not part of it. All parts of a report add up to the figure. */
export function figurePartOf(figure: ReportFigure, row: ActRow, rows: FigureSelection): FigurePart | null {
  const part = FIGURES[figure](row, rows);
  return part?.kurus === 0 && !LISTS_ZERO_AMOUNTS.includes(figure) ? null : part;
}

/** The acts of the rows that any figure is calculated from. */
export const FIGURE_ACTS = [
  ...(['BillClosed', 'PaymentTaken', 'PaymentReversed', 'PaymentRefunded', 'TipMade'] as const),
  ...(['LineGivenAway', 'LineChargedAgain', 'LineStruck', 'BillVoided', 'LinePriced'] as const),
  ...(['LineDiscounted', 'BillDiscounted', 'QuantityChanged', 'LinesMovedOut', 'DocumentIssued'] as const),
  ...(['FloatSet', 'CashIn', 'CashOut', 'TipsPaidOut', 'DrawerOpened', 'DrawerCounted'] as const),
] as const;
export type FigureAct = (typeof FIGURE_ACTS)[number];
