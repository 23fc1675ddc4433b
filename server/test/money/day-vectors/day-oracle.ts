import { cashByOracle } from './cash-oracle.ts';
import { alike, type Figures, movesMoney, type Row, sum, unique } from './rows-alike.ts';

/**
 * Day reports by another way than the service's: each figure is looked for in all rows that it may be in, slowly. Nothing of the service is
 * imported; a test compares the cases of `vectors/day.json` with it.
 */

/** A report as in `vectors/day.json`. */
export interface OracleReport {
  rows: Row[];
  carriedOver: string[];
}

/** What each of the reports of a restaurant says, the first one first. Lists are in no order. */
export function reportsByOracle(reports: readonly OracleReport[]): Figures[] {
  return reports.map(({ rows }, at) => {
    const ledger = reports.slice(0, at + 1).flatMap((one) => one.rows);
    const before = reports.slice(0, at).flatMap((one) => one.rows);
    const carried = at === 0 ? [] : reports[at - 1]!.carriedOver;
    const total = { ...sumsOf(rows), ...detailsOf(rows, carried), ...cashByOracle(ledger, rows) };
    const dates = unique(rows.filter(says).map(({ businessDate }) => businessDate));
    return {
      number: at + 1 + 1_000 * rows.at(-1).generation,
      days: dates.map((date) => ({ date, sums: sumsOf(rows.filter((row) => row.businessDate === date)) })),
      total: { ...total, ...peopleOf(rows) },
      lifetime: lifetimeOf([...before, ...rows]),
    };
  });
}

const says = ({ act }: Row) => act !== 'Generation';
const isSale = ({ act }: Row) => act === 'BillClosed';
const takesOff = ({ content }: Row) => content.lostKurus !== undefined;

function sumsOf(rows: readonly Row[]): Figures {
  const sales = rows.filter(isSale).map(({ content }) => content);
  const moves = rows.filter(movesMoney).map(({ content }) => content);
  return {
    bills: sales.length,
    guests: sum(sales, (sale) => sale.guests),
    salesKurus: sum(sales, (sale) => sale.totalKurus),
    serviceFeeKurus: sum(sales, (sale) => sale.serviceFeeKurus),
    discountKurus: sum(sales, (sale) => sale.discountKurus),
    byHandKurus: sum(sales, (sale) => sale.byHandKurus),
    cancelledBills: rows.filter(({ content }) => content.cancels).length,
    vat: vatOf(sales.flatMap((sale) => sale.vat)),
    vatGivenBack: vatOf(moves.flatMap((move) => move.vatGivenBack ?? [])),
    methods: alike(
      moves.map((move) => move.movement),
      ({ kind, method }) => [kind, method],
    ).map((same) => ({
      ...same.at(-1),
      ...Object.fromEntries(
        Object.keys(same[0])
          .filter((name) => typeof same[0][name] === 'number')
          .map((name) => [name, sum(same, (one) => one[name])]),
      ),
    })),
  };
}

function vatOf(parts: readonly Row[]): Figures[] {
  return alike(parts, ({ rate }) => rate).map((same) => ({
    rate: same[0].rate,
    grossKurus: sum(same, (one) => one.grossKurus),
    vatKurus: sum(same, (one) => one.vatKurus),
    netKurus: sum(same, (one) => one.netKurus),
  }));
}

function detailsOf(rows: readonly Row[], carried: readonly string[]): Figures {
  const sales = rows.filter(isSale);
  const sold = sales.flatMap(({ content }) => content.sold);
  const broughtIn = sales.filter(({ billId }) => carried.includes(billId));
  const tips = alike(rows.filter(movesMoney), ({ content }) => content.takenById).map((same) => ({
    personId: same[0].content.takenById,
    tipKurus: sum(same, ({ content }) => content.movement.tipKurus),
  }));
  const afterPrint = rows.filter(({ content, billId }) => content.isAfterPrint && billId !== null);
  const reduced = alike(afterPrint, ({ billId }) => billId).map((same) => ({
    ...{ billId: same[0].billId, entries: same.length },
    lostKurus: sum(same, ({ content }) => content.lostKurus),
  }));
  return {
    channels: alike(sales, ({ content }) => [content.type, content.key?.id ?? null]).map((same) => ({
      ...{ type: same[0].content.type, key: same.at(-1).content.key, bills: same.length },
      guests: sum(same, ({ content }) => content.guests),
      salesKurus: sum(same, ({ content }) => content.totalKurus),
    })),
    categories: alike(sold, ({ category }) => category?.id ?? null).map((same) => ({
      ...{ category: same.at(-1).category, ...unitsOf(same) },
    })),
    products: alike(sold, ({ productId }) => productId).map((same) => {
      const { productId, name, category } = same.at(-1);
      return { productId, name, category, ...unitsOf(same) };
    }),
    tips: tips.filter(({ tipKurus }) => tipKurus !== 0),
    acts: actsOf(rows),
    reducedAfterPrint: reduced.filter(({ lostKurus }) => lostKurus > 0),
    broughtIn: {
      bills: broughtIn.length,
      salesKurus: sum(broughtIn, ({ content }) => content.totalKurus),
    },
  };
}

function unitsOf(sold: readonly Row[]): Figures {
  return {
    units: sum(sold, (one) => one.units),
    grossKurus: sum(sold, (one) => one.grossKurus),
    dueKurus: sum(sold, (one) => one.dueKurus),
    giftUnits: sum(sold, (one) => one.giftUnits),
    giftKurus: sum(sold, (one) => one.giftKurus),
  };
}

/** A payment that replaces another one is one act; that the other one was taken back is none. */
function actsOf(rows: readonly Row[]): Figures[] {
  const done = rows.flatMap(({ act, content, ...row }: Row) => {
    const { movement } = content;
    if (takesOff({ content }))
      return [{ ...row, act, kurus: content.lostKurus, isAfterPrint: content.isAfterPrint }];
    if (act === 'PaymentRefunded') return [{ ...row, act, kurus: movement.refundKurus }];
    if (act === 'PaymentTaken' && content.replacesId !== undefined)
      return [{ ...row, act: 'MethodChanged', kurus: movement.amountKurus }];
    if (act !== 'PaymentReversed' || content.replacedById !== undefined) return [];
    return [{ ...row, act, kurus: -movement.amountKurus }];
  });
  return alike(done, ({ act, personId, approverId }) => [act, personId, approverId]).map((same) => {
    const { act, personId, approverId } = same[0];
    const printed = same.filter(({ isAfterPrint }) => isAfterPrint);
    return {
      ...{ act, personId, approverId, entries: same.length, kurus: sum(same, (one) => one.kurus) },
      ...{ entriesAfterPrint: printed.length, kurusAfterPrint: sum(printed, (one) => one.kurus) },
    };
  });
}

function peopleOf(rows: readonly Row[]): Figures {
  const ofPeople = rows.flatMap((row: Row) => {
    const { act, content, personId } = row;
    if (takesOff(row) || act === 'PaymentRefunded') return [{ row, personId }];
    if (movesMoney(row)) return [{ row, personId: content.takenById }];
    return act === 'TipsPaidOut' ? [{ row, personId: content.toId }] : [];
  });
  const cameIn = ({ movement }: Row) =>
    movement.amountKurus + movement.roundingKurus + movement.tipKurus - movement.refundKurus;
  const issued = rows.filter(({ act }) => act === 'DocumentIssued');
  return {
    people: alike(ofPeople, ({ personId }) => personId).map((same) => {
      const own = same.map(({ row }) => row);
      const money = own.filter(movesMoney).map(({ content }) => content);
      const off = own.filter(takesOff);
      return {
        personId: same[0].personId,
        takenKurus: sum(money, cameIn),
        cashKurus: sum(
          money.filter(({ movement }) => movement.kind === 'Cash'),
          cameIn,
        ),
        tipKurus: sum(money, ({ movement }) => movement.tipKurus),
        tipsPaidOutKurus: sum(
          own.filter(({ act }) => act === 'TipsPaidOut'),
          ({ content }) => content.amountKurus,
        ),
        reductions: off.length,
        lostKurus: sum(off, ({ content }) => content.lostKurus),
      };
    }),
    fiscal: alike(issued, ({ content }) => [content.device, content.zNumber]).map((same) => {
      const { device, zNumber } = same[0].content;
      return { device, zNumber, documents: same.length };
    }),
  };
}

function lifetimeOf(ledger: readonly Row[]): Figures {
  const sales = ledger.filter(isSale);
  const money = ledger.filter(movesMoney).map(({ content }) => content.movement);
  const refundKurus = sum(money, (one) => one.refundKurus);
  const came = sum(money, (one) => one.amountKurus + one.roundingKurus + one.tipKurus);
  return {
    bills: sales.length,
    salesKurus: sum(sales, ({ content }) => content.totalKurus),
    takenKurus: came - refundKurus,
    refundKurus,
  };
}
