/**
 * Calculates the figures of a day report independently, to check stored reports. Imports nothing from the code that makes reports, so
 * that it does not repeat a mistake of that code. It reads the stored rows and adds up each figure under a name.
 */

/** A stored row of the ledger. */
export interface ProofRow {
  number: number;
  generation: number;
  businessDate: string;
  act: string;
  billId: string | null;
  personId: string | null;
  approverId: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the proof must not trust the types of stored content
  content: any;
}

/** Figures by name, such as `day 2026-03-03, sales`. Figures of 0 can be missing. */
export type FiguresByName = Map<string, number>;

/**
 * Adds a ledger row to the figures of a report.
 * @param carried  the ids of the bills that were open at the end of the previous report
 */
export function addRowFigures(figures: FiguresByName, row: ProofRow, carried: ReadonlySet<string>): void {
  const { act, content, businessDate, billId } = row;
  const add = (name: string, amount: number) => figures.set(name, (figures.get(name) ?? 0) + amount);
  const both = (name: string, amount: number) => {
    add(`total, ${name}`, amount);
    add(`day ${businessDate}, ${name}`, amount);
  };
  if (act === 'Generation') return;
  // A report lists a day even if all its figures are 0.
  figures.set(`day ${businessDate}`, 1);
  if (act === 'BillClosed') addSale(content, add, both, billId !== null && carried.has(billId));
  else if (content.movement !== undefined) addMoney(row, add, both);
  else if (content.lostKurus !== undefined) addTakenOff(row, add, both);
  else if (act === 'DocumentIssued')
    add(`fiscal documents of ${content.device} with Z ${content.zNumber}`, 1);
  else if (act === 'TipsPaidOut') add(`person ${content.toId}, tips paid out`, content.amountKurus);
  if (['CashIn', 'CashOut', 'TipsPaidOut', 'DrawerOpened'].includes(act)) addApproved(row, add);
}

type Add = (name: string, amount: number) => void;

/** A report lists a move of cash with its person only if a colleague approved it. */
function addApproved({ act, content, personId, approverId }: ProofRow, add: Add): void {
  if (approverId === null) return;
  add(`${act} by ${personId} with ${approverId}, entries`, 1);
  add(`${act} by ${personId} with ${approverId}, amount`, content.amountKurus ?? 0);
}

function addTakenOff({ act, content, billId, personId, approverId }: ProofRow, add: Add, both: Add): void {
  if (content.cancels) both('cancelled bills', 1);
  add(`person ${personId}, reductions`, 1);
  add(`person ${personId}, taken off`, content.lostKurus);
  const doer = `${act} by ${personId} with ${approverId}`;
  add(`${doer}, entries`, 1);
  add(`${doer}, amount`, content.lostKurus);
  if (!content.isAfterPrint) return;
  add(`${doer}, entries after print`, 1);
  add(`${doer}, amount after print`, content.lostKurus);
  add(`bill ${billId} reduced after print`, content.lostKurus);
}

// biome-ignore lint/suspicious/noExplicitAny: see above
function addSale(sale: any, add: Add, both: Add, isBroughtIn: boolean): void {
  both('bills', 1);
  both('guests', sale.guests);
  both('sales', sale.totalKurus);
  both('service fees', sale.serviceFeeKurus);
  both('discounts', sale.discountKurus);
  both('discounts by hand', sale.byHandKurus);
  for (const vat of sale.vat) addVat(both, 'VAT', vat);
  const channel = `channel ${sale.type} ${sale.key === null ? 'staff' : sale.key.id}`;
  add(`${channel}, bills`, 1);
  add(`${channel}, guests`, sale.guests);
  add(`${channel}, sales`, sale.totalKurus);
  for (const sold of sale.sold) {
    for (const name of [
      `product ${sold.productId}`,
      `category ${sold.category === null ? 'none' : sold.category.id}`,
    ]) {
      add(`${name}, units`, sold.units);
      add(`${name}, gross`, sold.grossKurus);
      add(`${name}, due`, sold.dueKurus);
      add(`${name}, gift units`, sold.giftUnits);
      add(`${name}, gifts`, sold.giftKurus);
    }
  }
  if (!isBroughtIn) return;
  add('brought in, bills', 1);
  add('brought in, sales', sale.totalKurus);
}

function addMoney({ act, content, personId, approverId }: ProofRow, add: Add, both: Add): void {
  const { movement, vatGivenBack = [] } = content;
  const method = `method ${movement.kind} ${movement.method}`;
  both(`${method}, payments`, movement.payments);
  both(`${method}, amount`, movement.amountKurus);
  both(`${method}, rounding`, movement.roundingKurus);
  both(`${method}, tips`, movement.tipKurus);
  both(`${method}, change`, movement.changeKurus);
  both(`${method}, refunds`, movement.refunds);
  both(`${method}, refunded`, movement.refundKurus);
  for (const vat of vatGivenBack) addVat(both, 'VAT given back', vat);
  add(`tips of ${content.takenById}`, movement.tipKurus);
  const { kind, amountKurus, roundingKurus, tipKurus, refundKurus } = movement;
  const taken = amountKurus + roundingKurus + tipKurus - refundKurus;
  // A refund counts for the person who made it, not for the person who took the payment.
  const taker = `person ${act === 'PaymentRefunded' ? personId : content.takenById}`;
  add(`${taker}, taken`, taken);
  add(`${taker}, tips`, tipKurus);
  if (kind === 'Cash') add(`${taker}, cash`, taken);
  const did = (what: string, kurus: number) => {
    add(`${what} by ${personId} with ${approverId}, entries`, 1);
    add(`${what} by ${personId} with ${approverId}, amount`, kurus);
  };
  if (act === 'PaymentRefunded') did(act, movement.refundKurus);
  if (act === 'PaymentReversed' && content.replacedById === undefined) did(act, 0 - movement.amountKurus);
  if (act === 'PaymentTaken' && content.replacesId !== undefined) did('MethodChanged', movement.amountKurus);
}

function addVat(
  both: Add,
  what: string,
  { rate, grossKurus, vatKurus, netKurus }: Record<'rate' | 'grossKurus' | 'vatKurus' | 'netKurus', number>,
): void {
  both(`${what} of ${rate}, gross`, grossKurus);
  both(`${what} of ${rate}`, vatKurus);
  both(`${what} of ${rate}, net`, netKurus);
}
