import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lira } from '../../http/schema.ts';
import { pricedBasketJson } from './priced-basket-json.ts';

const kurus = fc.integer({ min: 0, max: 100_000_000 });
const line = fc.record({
  productId: fc.uuid(),
  portionId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitKurus: kurus,
});
const totals = fc.record({
  subtotalKurus: kurus,
  discountKurus: kurus,
  serviceFeeKurus: kurus,
  totalKurus: kurus,
});

test('a priced basket is written byte for byte as JSON.stringify would write it', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), totals, (lines, sums) => {
      const { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus } = sums;
      const basket = {
        lines: lines.map(({ productId, portionId, quantity, unitKurus }) => ({
          ...{ productId, portionId, quantity },
          ...{ unitPrice: lira(unitKurus), lineTotal: lira(unitKurus * quantity) },
        })),
        subtotal: lira(subtotalKurus),
        discount: lira(discountKurus),
        serviceFee: lira(serviceFeeKurus),
        total: lira(totalKurus),
        currency: 'TRY',
      };
      const unitKurus = lines.map((each) => each.unitKurus);
      assert.equal(
        pricedBasketJson(lines, { unitKurus, totals: { ...sums, reductions: [] } }),
        JSON.stringify(basket),
      );
    }),
    { numRuns: 200 },
  );
});
