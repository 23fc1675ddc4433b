import type {
  DeclaredTotal,
  DrawerAction,
  DrawerCountContent,
} from '../../../src/core/drawers/drawer-action.ts';
import {
  type DrawerPeriod,
  drawerCountOf,
  drawerRecountOf,
} from '../../../src/core/drawers/drawer-period.ts';
import type { MoneyContent } from '../../../src/core/ledger/ledger-row.ts';
import type { Draw } from './random-sales.ts';

const NOTHING: DrawerPeriod = {
  ...{ afterRow: 0, floatKurus: 0, isFloatSet: false, cashKurus: 0, refundsKurus: 0 },
  ...{ inKurus: 0, outKurus: 0, tipsPaidOutKurus: 0, openings: 0 },
};

/** The drawers of a restaurant, as acts on them are decided. */
export class SampleDrawers {
  readonly #open = new Map<string, DrawerPeriod>();
  readonly #undeclared = new Map<string, DeclaredTotal>();
  #counted: { row: number; count: DrawerCountContent } | null = null;
  #declaredRow = 0;
  readonly #draw: Draw;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** What money does to them. */
  move({ movement, drawer }: MoneyContent): void {
    const { kind, method, name, amountKurus, roundingKurus, tipKurus, refundKurus } = movement;
    const cameKurus = amountKurus + roundingKurus + tipKurus;
    if (drawer !== undefined) {
      const period = this.#of(drawer);
      period.cashKurus += cameKurus;
      period.refundsKurus += refundKurus;
      return;
    }
    const key = `${kind} ${method}`;
    const total = this.#undeclared.get(key) ?? {
      ...{ kind, method, name, expectedKurus: 0, declaredKurus: null, differenceKurus: null },
    };
    this.#undeclared.set(key, {
      ...total,
      name,
      expectedKurus: total.expectedKurus + cameKurus - refundKurus,
    });
  }

  /** Something that is done to a drawer in the course of a day. */
  act(toId: string): DrawerAction {
    const drawer = ['main', 'main', 'bar'][this.#draw(3)]!;
    const period = this.#of(drawer);
    const amountKurus = 500 * (1 + this.#draw(40));
    switch (this.#draw(5)) {
      case 0:
        Object.assign(period, { floatKurus: amountKurus * 5, isFloatSet: true });
        return { act: 'FloatSet', content: { drawer, floatKurus: amountKurus * 5, leftKurus: null } };
      case 1:
        period.inKurus += amountKurus;
        return { act: 'CashIn', content: { drawer, amountKurus, reason: 'Change' } };
      case 2:
        period.outKurus += amountKurus;
        return { act: 'CashOut', content: { drawer, amountKurus, reason: 'Supplier' } };
      case 3:
        period.tipsPaidOutKurus += amountKurus;
        return { act: 'TipsPaidOut', content: { drawer, amountKurus, toId } };
      default:
        period.openings += 1;
        return { act: 'DrawerOpened', content: { drawer, reason: 'Check' } };
    }
  }

  /** Counts a drawer, sometimes with a difference. @param row  that it is going to have */
  count(row: number): DrawerAction {
    const drawer = ['main', 'main', 'bar'][this.#draw(3)]!;
    const period = this.#of(drawer);
    const off = this.#draw(3) === 0 ? 25 * (this.#draw(41) - 20) : 0;
    const { expectedKurus } = drawerCountOf(drawer, period, {
      countedKurus: 0,
      reason: null,
      leftKurus: null,
    });
    const countedKurus = Math.max(0, expectedKurus + off);
    const leftKurus = this.#draw(2) === 0 ? null : Math.min(countedKurus, 20_000);
    const reason = countedKurus === expectedKurus ? null : 'WrongChange';
    const count = drawerCountOf(drawer, period, { countedKurus, reason, leftKurus });
    this.#counted = { row, count };
    this.#open.set(drawer, { ...NOTHING, afterRow: row, floatKurus: leftKurus ?? 0 });
    return { act: 'DrawerCounted', content: count };
  }

  /** Counts the same money again, or says why it differed. `null` before there was a count. */
  countAgain(): DrawerAction | null {
    if (this.#counted === null) return null;
    const { row, count } = this.#counted;
    if (this.#draw(2) === 0)
      return { act: 'DifferenceExplained', content: { drawer: count.drawer, ofRow: row, reason: 'Unknown' } };
    const countedKurus = count.countedKurus + 25;
    const again = drawerRecountOf(row, count, { countedKurus, reason: 'WrongChange', leftKurus: 15_000 });
    const period = this.#of(count.drawer);
    if (!period.isFloatSet) period.floatKurus = 15_000;
    return { act: 'DrawerCounted', content: again };
  }

  /** Declares what terminals and slips come to. @param row  that it is going to have */
  declare(row: number): DrawerAction {
    const totals = [...this.#undeclared.values()].map((total) => {
      if (this.#draw(4) === 0) return total;
      const declaredKurus = total.expectedKurus + (this.#draw(4) === 0 ? 100 : 0);
      return { ...total, declaredKurus, differenceKurus: declaredKurus - total.expectedKurus };
    });
    this.#undeclared.clear();
    const afterRow = this.#declaredRow;
    this.#declaredRow = row;
    return { act: 'TotalsDeclared', content: { afterRow, totals } };
  }

  #of(drawer: string): DrawerPeriod {
    const period = this.#open.get(drawer) ?? { ...NOTHING };
    this.#open.set(drawer, period);
    return period;
  }
}
