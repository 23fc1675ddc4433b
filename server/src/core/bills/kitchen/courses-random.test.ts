import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { basketLine, sampleOpening, sampleProduct, stampOf } from '../../../../test/samples/sample-bill.ts';
import { billAt, move } from '../../../../test/samples/sample-move.ts';
import { changeTicketOf, fireTicketOfChange } from '../../printing/change-ticket.ts';
import { roundTicketOf, type Ticket } from '../../printing/ticket.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine } from '../bill.ts';
import type { BillChange } from '../bill-change.ts';
import { billState } from '../bill-status.ts';
import { addRound } from '../ordering/placement.ts';
import { fireCourse, heldLines } from './courses.ts';
import { bumpRound, moveLine, strikeLine } from './kitchen.ts';

const STAMP = stampOf();
const COURSES = ['starter', 'main', 'dessert'].map((code) => ({ code, name: code }));
const PRODUCTS = [null, ...COURSES.map(({ code }) => code)].map((course) =>
  sampleProduct({ id: `of-${course}`, course }),
);

const baskets = fc.array(
  fc.record({ product: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
/** Acts on a bill. `at` selects a line or a course of the bill at that time. */
const steps = fc.array(
  fc.record({
    bill: fc.nat({ max: 1 }),
    name: fc.constantFrom('order', 'fire', 'begin', 'ready', 'served', 'remove', 'move', 'merge'),
    at: fc.nat({ max: 20 }),
    units: fc.integer({ min: 1, max: 3 }),
    basket: baskets,
  }),
  { maxLength: 25 },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Two tables, with the numbers of units that were ordered, that were removed while they were held, and that were printed for the kitchen. */
class Evening {
  bills: Bill[];
  ordered = 0;
  removed = 0;
  printed = 0;
  printedLines = new Set<string>();
  made = 0;

  constructor() {
    this.bills = ['a', 'b'].map((name) => billAt(name, 1, { courses: COURSES }));
    for (const bill of this.bills) {
      this.ordered += 1;
      this.print(roundTicketOf(bill, `${bill.id}-round`));
    }
  }

  print({ kind, lines }: Ticket): void {
    if (kind === 'Change') return;
    for (const { lineId, quantity } of lines) {
      assert.ok(!this.printedLines.has(lineId), `${lineId} is printed twice`);
      this.printedLines.add(lineId);
      this.printed += quantity;
    }
  }

  /** Saves a change with the ticket that it prints, as the service does. */
  change(at: number, act: (bill: Bill) => BillChange): void {
    const before = this.bills[at]!;
    const { bill, history } = act(before);
    if (history !== null) {
      const news = fireTicketOfChange(before, bill, history) ?? changeTicketOf(before, bill, history);
      if (news !== null) this.print(news.ticket);
    }
    this.bills[at] = bill;
  }

  order(at: number, chosen: Step['basket']): void {
    const basket = chosen.map(({ product, quantity }) => basketLine(PRODUCTS[product]!, { quantity }));
    this.made += 1;
    const { billId: _, ...round } = sampleOpening({
      basket,
      courses: COURSES,
      roundId: `round-${this.made}`,
    });
    const lineIds = basket.map((_, place) => `line-${this.made}-${place}`);
    this.bills[at] = addRound(this.bills[at]!, { ...round, lineIds });
    this.ordered += chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    this.print(roundTicketOf(this.bills[at]!, round.roundId));
  }

  do({ bill: at, name, at: place, units, basket }: Step): void {
    const bill = this.bills[at]!;
    const line = bill.lines[place % Math.max(1, bill.lines.length)];
    const course = COURSES[place % COURSES.length]!.code;
    if (name === 'order') this.order(at, basket);
    else if (name === 'fire') this.change(at, (it) => fireCourse(it, course, STAMP));
    else if (line !== undefined) this.doToLine(at, line, name, units);
  }

  doToLine(at: number, line: BillLine, name: Step['name'], units: number): void {
    const { id: lineId, roundId } = line;
    switch (name) {
      case 'begin':
        this.change(at, (it) => moveLine(it, lineId, 'Preparing', STAMP));
        break;
      case 'ready':
        this.change(at, (it) => bumpRound(it, roundId, 'Ready', STAMP));
        break;
      case 'served':
        this.change(at, (it) => bumpRound(it, roundId, 'Served', STAMP));
        break;
      case 'remove':
        this.change(at, (it) => strikeLine(it, lineId, STAMP));
        if (line.isHeld && line.state !== 'Cancelled') this.removed += line.quantity;
        break;
      default:
        this.move(at, name === 'merge' ? null : [{ lineId, quantity: Math.min(units, line.quantity) }]);
    }
  }

  move(at: number, chosen: Parameters<typeof move>[2]): void {
    const { source, target } = move(this.bills[at]!, this.bills[1 - at]!, chosen);
    this.bills[at] = source.bill;
    this.bills[1 - at] = target.bill;
  }

  /** Does a step; changes nothing if the rules refuse it. */
  tryTo(step: Step): void {
    const before = { ...this };
    try {
      this.do(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      Object.assign(this, before);
    }
  }

  heldUnits(): number {
    return this.bills.flatMap(heldLines).reduce((sum, { quantity }) => sum + quantity, 0);
  }
}

test('after any sequence of acts, each unit was printed exactly once, was removed before, or is still held', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const evening = new Evening();
      for (const step of all) {
        evening.tryTo(step);
        const { ordered, printed, removed } = evening;
        assert.equal(printed + removed + evening.heldUnits(), ordered, step.name);
      }
      for (const at of [0, 1]) {
        if (billState(evening.bills[at]!) !== 'Open') continue;
        for (const { code } of COURSES) evening.change(at, (bill) => fireCourse(bill, code, STAMP));
      }
      assert.deepEqual([evening.heldUnits(), evening.printed + evening.removed], [0, evening.ordered]);
    }),
    { numRuns: 500 },
  );
});

test('a moved or merged line keeps its course, and stays held until its course is fired on the other bill', () => {
  const evening = new Evening();
  evening.order(0, [
    { product: 1, quantity: 1 },
    { product: 2, quantity: 3 },
  ]);
  const [held] = heldLines(evening.bills[0]!);
  const { source, target } = move(evening.bills[0]!, evening.bills[1]!, [{ lineId: held!.id, quantity: 2 }]);
  const courses = [source, target].map(({ bill }) =>
    heldLines(bill).map(({ course, quantity }) => [course!.id, quantity]),
  );
  assert.deepEqual(courses, [[['main', 1]], [['main', 2]]]);
  const merged = move(source.bill, target.bill).target.bill;
  assert.deepEqual(
    heldLines(merged).map(({ quantity }) => quantity),
    [2, 1],
  );
  assert.equal(heldLines(fireCourse(merged, 'main', STAMP).bill).length, 0);
});

test('a line that moves back to Pending stays fired', () => {
  const evening = new Evening();
  evening.order(0, [
    { product: 1, quantity: 1 },
    { product: 2, quantity: 1 },
  ]);
  const { id } = heldLines(evening.bills[0]!)[0]!;
  evening.change(0, (bill) => moveLine(bill, id, 'Preparing', STAMP));
  evening.change(0, (bill) => moveLine(bill, id, 'Pending', STAMP));
  const line = evening.bills[0]!.lines.find((one) => one.id === id)!;
  assert.deepEqual([line.state, line.isHeld, line.firedAt], ['Pending', undefined, STAMP.at]);
});
