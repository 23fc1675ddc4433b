import { alike, type Figures, movesMoney, type Row, sum, unique } from './rows-alike.ts';

/**
 * What a report says of drawers and declared totals.
 * @param ledger  all rows up to the end of the report, of which `rows` are its own
 */
export function cashByOracle(ledger: readonly Row[], rows: readonly Row[]): Figures {
  const first = rows[0].number;
  const end = rows.at(-1).number;
  const counts = ledger.filter(({ act, number }) => act === 'DrawerCounted' && number >= first);
  const drawers = unique(ledger.flatMap(({ content }) => content.drawer ?? []));
  const open = drawers.map((drawer) => ({ drawer, ...periodOf(ledger, drawer, end + 1) }));
  const declarations = ledger.filter(({ act, number }) => act === 'TotalsDeclared' && number >= first);
  return {
    drawers: [
      ...counts.map((row) => countedIn(ledger, rows, row)),
      ...open
        .filter(
          ({ isFloatSet, drawer: _, expectedKurus: __, ...sums }) =>
            isFloatSet || Object.values(sums).some(Boolean),
        )
        .map((one) => ({ ...one, ...NOT_COUNTED })),
    ],
    declared: [
      ...declarations.flatMap((row) => {
        const expected = undeclaredAt(ledger, row.number);
        return row.content.totals.map(({ kind, method, declaredKurus }: Row) => {
          const one = expected.find((due) => due.kind === kind && due.method === method)!;
          const differenceKurus = declaredKurus === null ? null : declaredKurus - one.expectedKurus;
          return { ...one, row: row.number, personId: row.personId, declaredKurus, differenceKurus };
        });
      }),
      ...undeclaredAt(ledger, end + 1).filter(({ expectedKurus }) => expectedKurus !== 0),
    ],
  };
}

const NOT_COUNTED = {
  ...{ row: null, personId: null, countedKurus: null, reason: null, leftKurus: null },
  ...{ differenceKurus: null, ofRow: null },
};

function countedIn(
  ledger: readonly Row[],
  rows: readonly Row[],
  { number, personId, content }: Row,
): Figures {
  const { drawer, countedKurus, leftKurus, ofRow } = content;
  const explained = rows.findLast(
    ({ act, content: one }) => act === 'DifferenceExplained' && one.ofRow === number,
  );
  const period = periodOf(ledger, drawer, ofRow ?? number);
  const { isFloatSet } = periodOf(ledger, drawer, number);
  return {
    ...{ row: number, personId, drawer, ...period, isFloatSet, countedKurus, leftKurus, ofRow },
    reason: explained?.content.reason ?? content.reason,
    differenceKurus: countedKurus - period.expectedKurus,
  };
}

/** What went through a drawer up to a row, since it was counted for the first time last. */
function periodOf(ledger: readonly Row[], drawer: string, upTo: number): Figures {
  const own = ledger.filter(({ number, content }) => number < upTo && content.drawer === drawer);
  const counts = own.filter(({ act }) => act === 'DrawerCounted');
  const from = counts.findLast(({ content }) => content.ofRow === null)?.number ?? 0;
  const since = own.filter(({ number }) => number > from);
  const amounts = (wanted: string) =>
    sum(
      since.filter(({ act }) => act === wanted),
      ({ content }) => content.amountKurus,
    );
  const cash = since
    .filter(({ content }) => content.movement?.kind === 'Cash')
    .map(({ content }) => content.movement);
  const set = since.findLast(({ act }) => act === 'FloatSet');
  const through = {
    floatKurus: set?.content.floatKurus ?? counts.at(-1)?.content.leftKurus ?? 0,
    cashKurus: sum(cash, (one) => one.amountKurus + one.roundingKurus + one.tipKurus),
    refundsKurus: sum(cash, (one) => one.refundKurus),
    inKurus: amounts('CashIn'),
    outKurus: amounts('CashOut'),
    tipsPaidOutKurus: amounts('TipsPaidOut'),
    openings: since.filter(({ act }) => act === 'DrawerOpened').length,
  };
  const { floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus } = through;
  const expectedKurus = floatKurus + cashKurus + inKurus - refundsKurus - outKurus - tipsPaidOutKurus;
  return { ...through, expectedKurus, isFloatSet: set !== undefined };
}

/** What terminals and slips should come to of the rows before one, since totals were declared last. */
function undeclaredAt(ledger: readonly Row[], before: number): Figures[] {
  const up = ledger.filter(({ number }) => number < before);
  const from = up.findLast(({ act }) => act === 'TotalsDeclared')?.number ?? 0;
  const moved = up
    .filter((row) => row.number > from && movesMoney(row) && row.content.movement.kind !== 'Cash')
    .map(({ content }) => content.movement);
  return alike(moved, ({ kind, method }) => [kind, method]).map((same) => ({
    ...{ row: null, personId: null, kind: same[0].kind, method: same[0].method, name: same.at(-1).name },
    expectedKurus: sum(same, (one) => one.amountKurus + one.roundingKurus + one.tipKurus - one.refundKurus),
    ...{ declaredKurus: null, differenceKurus: null },
  }));
}
