import type { ApprovableMove } from '../drawers/approvable-move.ts';
import { MOVEMENT_AMOUNTS, type MoneyMovement } from '../figures/takings.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { OrderType } from '../order-type.ts';
import { type CashSums, CashTally } from './cash-sums.ts';
import { addAmounts, entriesSortedByKey, getOrCreate, valuesSortedByKey } from './keyed-sums.ts';
import type {
  ActRow,
  ClosingContent,
  MoneyContent,
  ReducingAct,
  SoldOnBill,
  StoredLedgerRow,
} from './ledger-row.ts';
import { type PeopleSums, PeopleTally } from './people-sums.ts';

/** The sums of ledger rows. Amounts in kuruş; lists are sorted by their keys. */
export interface DaySums {
  /** Closed bills. */
  bills: number;
  guests: number;
  /** The totals of closed bills, with the service fee. */
  salesKurus: number;
  serviceFeeKurus: number;
  /** All reductions of closed bills: campaigns, prices by hand and discounts by hand. */
  discountKurus: number;
  /** The part of `discountKurus` from prices and discounts by hand. */
  byHandKurus: number;
  /** Bills that were voided, or whose last line was struck. */
  cancelledBills: number;
  /** Sorted by rate, lowest first. */
  vat: VatOfRate[];
  vatGivenBack: VatOfRate[];
  methods: MoneyMovement[];
}

/** The sums of closed bills of one order type, from one API key or from staff. */
export interface ChannelSums {
  type: OrderType;
  /** The API key that opened the bills; `null` if staff opened them. */
  key: { id: string; name: string } | null;
  bills: number;
  guests: number;
  salesKurus: number;
}

export interface CategorySums {
  /** `null` for products without a category. */
  category: { id: string; name: string } | null;
  units: number;
  grossKurus: number;
  dueKurus: number;
  giftUnits: number;
  giftKurus: number;
}

export interface TipSums {
  /** The account or API key that took the payment gets the tip. */
  personId: string;
  tipKurus: number;
}

/** One kind of act by one person, with one approver or none. Moves of cash are only included if a colleague approved them. */
export interface ActSums {
  act: ReducingAct | 'PaymentReversed' | 'PaymentRefunded' | 'MethodChanged' | ApprovableMove;
  personId: string | null;
  approverId: string | null;
  entries: number;
  /** The deducted, reversed, refunded, newly recorded or moved amount, depending on `act`. */
  kurus: number;
  /** The part of `entries` that happened after the bill was printed for the guest. */
  entriesAfterPrint: number;
  kurusAfterPrint: number;
}

/** A bill whose total was reduced after it had been printed for the guest. */
export interface ReducedBill {
  billId: string;
  entries: number;
  lostKurus: number;
}

/** The sums of a report, with details by channel, category, product, person and so on. */
export interface ReportSums extends DaySums, CashSums, PeopleSums {
  channels: ChannelSums[];
  categories: CategorySums[];
  products: SoldOnBill[];
  tips: TipSums[];
  acts: ActSums[];
  reducedAfterPrint: ReducedBill[];
  /** The part of `bills` and `salesKurus` from bills that were still open when the previous report ended. */
  broughtIn: { bills: number; salesKurus: number };
}

/** Adds up rows of the ledger, one after the other. */
export interface ReportTally {
  add(row: StoredLedgerRow): void;
  /** The number of added rows, without rows that only mark a new generation. */
  rows(): number;
  /** The sums of each business date, by date. */
  days(): { date: string; sums: DaySums }[];
  total(): ReportSums;
}

/** The part of a report that the next report continues from: drawers, declared totals and open bills. */
export interface PreviousSums {
  total: CashSums;
  carriedOver: readonly { billId: string }[];
}

/** @param before  the previous report; `null` for the first report */
export function createReportTally(before: PreviousSums | null): ReportTally {
  const byDay = new Map<string, DayTally>();
  const total = new DayTally();
  const details = new DetailTally(before?.carriedOver ?? []);
  const cash = new CashTally(before?.total ?? null);
  const people = new PeopleTally();
  let rows = 0;
  return {
    add(row) {
      if (row.act === 'Generation') return;
      rows += 1;
      const day = getOrCreate(byDay, row.businessDate, () => new DayTally());
      for (const tally of [day, total]) tally.add(row);
      for (const tally of [details, cash, people]) tally.add(row);
    },
    rows: () => rows,
    days: () => entriesSortedByKey(byDay).map(([date, tally]) => ({ date, sums: tally.sums() })),
    total: () => ({ ...total.sums(), ...details.sums(), ...cash.sums(), ...people.sums() }),
  };
}

class DayTally {
  readonly #closed = {
    bills: 0,
    guests: 0,
    salesKurus: 0,
    serviceFeeKurus: 0,
    discountKurus: 0,
    byHandKurus: 0,
  };
  #cancelledBills = 0;
  readonly #vat = new Map<number, VatOfRate>();
  readonly #vatGivenBack = new Map<number, VatOfRate>();
  readonly #methods = new Map<string, MoneyMovement>();

  add(row: ActRow): void {
    if (row.act === 'BillClosed') this.#addClosing(row.content);
    else if ('movement' in row.content) this.#addMoney(row.content);
    else if ('cancels' in row.content) this.#cancelledBills += 1;
  }

  #addClosing({
    guests,
    totalKurus,
    serviceFeeKurus,
    discountKurus,
    byHandKurus,
    vat,
  }: ClosingContent): void {
    addAmounts(this.#closed, {
      ...{ bills: 1, guests, salesKurus: totalKurus, serviceFeeKurus, discountKurus, byHandKurus },
    });
    for (const one of vat) addVat(this.#vat, one);
  }

  #addMoney({ movement, vatGivenBack = [] }: MoneyContent): void {
    const { kind, method, name } = movement;
    const sums = getOrCreate(this.#methods, `${kind} ${method}`, () => ({
      ...NOTHING_MOVED,
      kind,
      method,
      name,
    }));
    sums.name = name;
    for (const amount of MOVEMENT_AMOUNTS) sums[amount] += movement[amount];
    for (const one of vatGivenBack) addVat(this.#vatGivenBack, one);
  }

  sums(): DaySums {
    return {
      ...this.#closed,
      cancelledBills: this.#cancelledBills,
      vat: sortedVat(this.#vat),
      vatGivenBack: sortedVat(this.#vatGivenBack),
      methods: entriesSortedByKey(this.#methods).map(([, sums]) => sums),
    };
  }
}

class DetailTally {
  readonly #carriedOver: ReadonlySet<string | null>;
  readonly #channels = new Map<string, ChannelSums>();
  readonly #categories = new Map<string, CategorySums>();
  readonly #products = new Map<string, SoldOnBill>();
  readonly #tips = new Map<string, TipSums>();
  readonly #acts = new Map<string, ActSums>();
  readonly #reduced = new Map<string, ReducedBill>();
  readonly #broughtIn = { bills: 0, salesKurus: 0 };

  constructor(carriedOver: PreviousSums['carriedOver']) {
    this.#carriedOver = new Set(carriedOver.map(({ billId }) => billId));
  }

  add(row: ActRow): void {
    if (row.act === 'BillClosed') this.#addClosing(row.billId, row.content);
    else if ('movement' in row.content) this.#addMoney(row, row.content);
    else if (row.approverId !== null && row.billId === null) this.#addApprovedMove(row);
    else if ('lostKurus' in row.content) {
      const { lostKurus, isAfterPrint = false } = row.content;
      this.#addAct(row.act as ReducingAct, row, lostKurus, isAfterPrint);
      if (!isAfterPrint || row.billId === null) return;
      const { billId } = row;
      const reduced = getOrCreate(this.#reduced, billId, () => ({ billId, entries: 0, lostKurus: 0 }));
      addAmounts(reduced, { entries: 1, lostKurus });
    }
  }

  #addClosing(billId: string | null, { type, key, guests, totalKurus, sold }: ClosingContent): void {
    const channel = getOrCreate(this.#channels, `${type} ${key?.id ?? ''}`, () => ({
      ...{ type, key, bills: 0, guests: 0, salesKurus: 0 },
    }));
    channel.key = key;
    addAmounts(channel, { bills: 1, guests, salesKurus: totalKurus });
    for (const { productId, name, category, ...amounts } of sold) {
      const product = getOrCreate(this.#products, productId, () => ({
        productId,
        name,
        category,
        ...NOTHING_SOLD,
      }));
      Object.assign(product, { name, category });
      addAmounts(product, amounts);
      const sums = getOrCreate(this.#categories, category?.id ?? '', () => ({ category, ...NOTHING_SOLD }));
      sums.category = category;
      addAmounts(sums, amounts);
    }
    // Looks the bill up by its id, not by time: an order that arrived while the day was being closed is not in `carriedOver`.
    if (this.#carriedOver.has(billId)) addAmounts(this.#broughtIn, { bills: 1, salesKurus: totalKurus });
  }

  #addMoney(row: ActRow, { movement, takenById, replacesId, replacedById }: MoneyContent): void {
    if (movement.tipKurus !== 0) {
      const tips = getOrCreate(this.#tips, takenById, () => ({ personId: takenById, tipKurus: 0 }));
      tips.tipKurus += movement.tipKurus;
    }
    if (row.act === 'PaymentRefunded') this.#addAct(row.act, row, movement.refundKurus);
    if (row.act === 'PaymentReversed' && replacedById === undefined)
      this.#addAct(row.act, row, -movement.amountKurus);
    if (replacesId !== undefined && row.act === 'PaymentTaken')
      this.#addAct('MethodChanged', row, movement.amountKurus);
  }

  #addApprovedMove(row: ActRow): void {
    if (row.act === 'CashIn' || row.act === 'CashOut' || row.act === 'TipsPaidOut')
      this.#addAct(row.act, row, row.content.amountKurus);
    else if (row.act === 'DrawerOpened') this.#addAct(row.act, row, 0);
  }

  #addAct(act: ActSums['act'], { personId, approverId }: ActRow, kurus: number, isAfterPrint = false): void {
    const sums = getOrCreate(this.#acts, `${act} ${personId} ${approverId}`, () => ({
      ...{ act, personId, approverId, entries: 0, kurus: 0, entriesAfterPrint: 0, kurusAfterPrint: 0 },
    }));
    addAmounts(sums, { entries: 1, kurus });
    if (isAfterPrint) addAmounts(sums, { entriesAfterPrint: 1, kurusAfterPrint: kurus });
  }

  sums(): Omit<ReportSums, keyof DaySums | keyof CashSums | keyof PeopleSums> {
    return {
      channels: valuesSortedByKey(this.#channels),
      categories: valuesSortedByKey(this.#categories),
      products: valuesSortedByKey(this.#products),
      tips: valuesSortedByKey(this.#tips).filter(({ tipKurus }) => tipKurus !== 0),
      acts: valuesSortedByKey(this.#acts),
      reducedAfterPrint: valuesSortedByKey(this.#reduced).filter(({ lostKurus }) => lostKurus > 0),
      broughtIn: this.#broughtIn,
    };
  }
}

const NOTHING_SOLD = { units: 0, grossKurus: 0, dueKurus: 0, giftUnits: 0, giftKurus: 0 };
const NOTHING_MOVED = Object.fromEntries(MOVEMENT_AMOUNTS.map((name) => [name, 0])) as Pick<
  MoneyMovement,
  (typeof MOVEMENT_AMOUNTS)[number]
>;

function addVat(sums: Map<number, VatOfRate>, { rate, grossKurus, vatKurus, netKurus }: VatOfRate): void {
  const sum = sums.get(rate) ?? { rate, grossKurus: 0, vatKurus: 0, netKurus: 0 };
  addAmounts(sum, { grossKurus, vatKurus, netKurus });
  sums.set(rate, sum);
}

function sortedVat(sums: ReadonlyMap<number, VatOfRate>): VatOfRate[] {
  return [...sums.values()].sort((a, b) => a.rate - b.rate);
}
