import type { FiguresByName, ProofRow } from './figures-of-rows.ts';

// biome-ignore lint/suspicious/noExplicitAny: the proof must not trust the types of stored content
type Stored = any;

/** The sums of a drawer between two counts. */
const PARTS = ['float', 'cash', 'refunds', 'in', 'out', 'tips paid out', 'openings'] as const;
type Sums = Record<(typeof PARTS)[number], number>;
const NOTHING: Sums = { float: 0, cash: 0, refunds: 0, in: 0, out: 0, 'tips paid out': 0, openings: 0 };

/**
 * Calculates the figures about drawers and declared totals that reports must have. Unlike other figures, they continue from one
 * report to the next: a count includes everything since the previous count.
 */
export class CashProof {
  readonly #open = new Map<string, Sums & { isSet: boolean }>();
  /** The last count of each drawer, which a recount needs. */
  readonly #counted = new Map<string, { row: number; sums: Sums }>();
  readonly #undeclared = new Map<string, number>();

  /**
   * @param before  the `total` of the previous stored report, which is assumed to be right; `null` to begin with the
   * first report
   */
  constructor(before: Stored) {
    for (const one of before?.drawers ?? [])
      if (one.row === null) this.#open.set(one.drawer, { ...sumsOf(one), isSet: one.isFloatSet });
      else if (one.ofRow === null) this.#counted.set(one.drawer, { row: one.row, sums: sumsOf(one) });
    for (const one of before?.declared ?? [])
      if (one.row === null) this.#undeclared.set(`${one.kind} ${one.method}`, one.expectedKurus);
  }

  add(figures: FiguresByName, { act, number, content }: ProofRow): void {
    const open = this.#openOf(content.drawer ?? '');
    if (act === 'FloatSet') Object.assign(open, { float: content.floatKurus, isSet: true });
    if (act === 'CashIn') open.in += content.amountKurus;
    if (act === 'CashOut') open.out += content.amountKurus;
    if (act === 'TipsPaidOut') open['tips paid out'] += content.amountKurus;
    if (act === 'DrawerOpened') open.openings += 1;
    if (act === 'DrawerCounted') this.#count(figures, number, content);
    if (act === 'TotalsDeclared') this.#declare(figures, number, content);
    if (content.movement !== undefined) this.#move(content, open);
  }

  /** Adds the cash and amounts that are not counted or declared at the end of a report. */
  end(figures: FiguresByName): void {
    for (const [drawer, sums] of this.#open) setDrawer(figures, `drawer ${drawer} at its end`, sums);
    for (const [method, kurus] of this.#undeclared) figures.set(`undeclared at its end, ${method}`, kurus);
  }

  #openOf(drawer: string) {
    const open = this.#open.get(drawer) ?? { ...NOTHING, isSet: false };
    this.#open.set(drawer, open);
    return open;
  }

  #move({ movement, drawer }: Stored, open: Sums): void {
    const { kind, method, amountKurus, roundingKurus, tipKurus, refundKurus } = movement;
    const came = amountKurus + roundingKurus + tipKurus;
    if (kind !== 'Cash') {
      const key = `${kind} ${method}`;
      this.#undeclared.set(key, (this.#undeclared.get(key) ?? 0) + came - refundKurus);
    } else if (drawer !== undefined) {
      open.cash += came;
      open.refunds += refundKurus;
    }
  }

  #count(figures: FiguresByName, number: number, content: Stored): void {
    const { drawer, countedKurus, leftKurus, ofRow } = content;
    const open = this.#openOf(drawer);
    const first = this.#counted.get(drawer);
    // The first count can be in an earlier report whose rows were not read.
    const recounted: Sums = first?.row === ofRow ? first!.sums : sumsOf(content);
    const sums: Sums = ofRow === null ? { ...open } : recounted;
    const name = `count in row ${number}`;
    setDrawer(figures, name, sums);
    figures.set(`${name}, counted`, countedKurus);
    figures.set(`${name}, difference`, countedKurus - expectedOf(sums));
    figures.set(`${name}, left`, leftKurus ?? 0);
    if (ofRow === null) {
      this.#counted.set(drawer, { row: number, sums });
      this.#open.set(drawer, { ...NOTHING, float: leftKurus ?? 0, isSet: false });
    } else if (!open.isSet) open.float = leftKurus ?? 0;
  }

  #declare(figures: FiguresByName, number: number, { totals }: Stored): void {
    for (const { kind, method, declaredKurus } of totals) {
      const name = `declared in row ${number}, ${kind} ${method}`;
      const expected = this.#undeclared.get(`${kind} ${method}`) ?? 0;
      figures.set(name, declaredKurus ?? 0);
      figures.set(`${name}, difference`, declaredKurus === null ? 0 : declaredKurus - expected);
    }
    for (const [method, expected] of this.#undeclared)
      figures.set(`declared in row ${number}, ${method}, expected`, expected);
    this.#undeclared.clear();
  }
}

/** Adds the figures of a stored report about drawers and declared totals, under the same names as {@link CashProof}. */
export function addCashFigures({ drawers, declared }: Stored, figures: FiguresByName): void {
  for (const one of drawers) {
    const name = one.row === null ? `drawer ${one.drawer} at its end` : `count in row ${one.row}`;
    setDrawer(figures, name, sumsOf(one), one.expectedKurus);
    if (one.row === null) continue;
    figures.set(`${name}, counted`, one.countedKurus);
    figures.set(`${name}, difference`, one.differenceKurus);
    figures.set(`${name}, left`, one.leftKurus ?? 0);
  }
  for (const { row, kind, method, expectedKurus, declaredKurus, differenceKurus } of declared) {
    if (row === null) {
      figures.set(`undeclared at its end, ${kind} ${method}`, expectedKurus);
      continue;
    }
    const name = `declared in row ${row}, ${kind} ${method}`;
    figures.set(name, declaredKurus ?? 0);
    figures.set(`${name}, difference`, differenceKurus ?? 0);
    figures.set(`${name}, expected`, expectedKurus);
  }
}

function setDrawer(figures: FiguresByName, name: string, sums: Sums, expected = expectedOf(sums)): void {
  for (const part of PARTS) figures.set(`${name}, ${part}`, sums[part]);
  figures.set(`${name}, expected`, expected);
}

function expectedOf(sums: Sums): number {
  const { float, cash, refunds, out } = sums;
  return float + cash - refunds + sums.in - out - sums['tips paid out'];
}

function sumsOf(one: Stored): Sums {
  return {
    ...{ float: one.floatKurus, cash: one.cashKurus, refunds: one.refundsKurus, in: one.inKurus },
    ...{ out: one.outKurus, 'tips paid out': one.tipsPaidOutKurus, openings: one.openings },
  };
}
