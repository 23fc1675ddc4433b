import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readValue } from './property-value.ts';

test('values are read by their type, and by the unit in the name of their property', () => {
  for (const [name, value, expected] of [
    ['name', null, { kind: 'Nothing' }],
    ['isEnabled', false, { kind: 'Switch', isOn: false }],
    ['closedAt', '2026-03-03T12:00:00.000Z', { kind: 'Moment', at: Date.parse('2026-03-03T12:00:00Z') }],
    ['validUntil', 1_000, { kind: 'Moment', at: 1_000 }],
    ['serviceFeeBasisPoints', 1_250, { kind: 'Percent', share: 0.125 }],
    ['basisPoints', 1_000, { kind: 'Percent', share: 0.1 }],
    ['rates', 1_900, { kind: 'Percent', share: 0.19 }],
    ['priceKurus', 12_050, { kind: 'Amount', lira: 120.5 }],
    ['role', 'Cashier', { kind: 'Role', role: 'Cashier' }],
    ['lateAfterMinutes', 25, { kind: 'Text', text: '25' }],
  ] as const)
    assert.deepEqual(readValue(name, value), expected, name);
});
