import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../../acts/act.ts';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { pendingApprovalsOf } from './pending-approvals.ts';

const NOW = Date.parse('2026-03-01T18:00:00.000Z');
const BILL = {
  ...{ id: 'b1', number: 42, table: { id: 't1', name: '5' } },
  lines: [
    { id: 'l1', productName: 'Baklava', quantity: 2 },
    { id: 'l2', productName: 'Çay', quantity: 1 },
  ],
} as unknown as Bill;

const approval = (id: string, expiresAt = '2026-03-01T18:05:00.000Z') =>
  ({
    ...{ id, billId: 'b1', right: 'comp', amount: 120, expiresAt, askedBy: { name: 'Deniz' } },
    approvers: [{ id: 'm', name: 'Mert' }],
  }) as unknown as Schemas['Approval'];

function waiting(key: string, change: Partial<Act> = {}, details: object = {}): Act {
  const needed = { right: 'comp', amount: 120, act: 'giveAway', billId: 'b1', lineIds: ['l1'], ...details };
  const fault = { code: 'APPROVAL_NEEDED', status: 403, details: needed };
  return { key, input: { reason: 'Late' }, fault, ...change } as unknown as Act;
}

const shown = (acts: Act[], approvals: Schemas['Approval'][]) =>
  pendingApprovalsOf(acts, approvals, [BILL], NOW).map(({ id, people, act }) => [id, people?.by, act?.key]);

test('what colleagues ask and what waits on this device is listed once each', () => {
  assert.deepEqual(shown([waiting('k1', { approvalId: 'a1' })], [approval('a1'), approval('a2')]), [
    ['a1', 'Deniz', 'k1'],
    ['a2', 'Deniz', undefined],
  ]);
});

test('a question that no one answered in time, or that is not asked yet, waits on the device with its sum', () => {
  const acts = [waiting('k1', { approvalId: 'a1' }), waiting('k2')];
  assert.deepEqual(shown(acts, [approval('a1', '2026-03-01T18:00:00.000Z')]), [
    ['k1', undefined, 'k1'],
    ['k2', undefined, 'k2'],
  ]);
  const [one] = pendingApprovalsOf(acts, [], [BILL], NOW);
  assert.deepEqual(one!.asked, {
    ...{ right: 'comp', amount: 120, reason: 'Late' },
    subject: {
      ...{ billNumber: 42, tableName: '5', offPercent: 0, movement: null },
      dishes: [{ name: 'Baklava', units: 2 }],
    },
  });
});

test('an act that was approved and is being sent waits no more, and neither does one that was refused', () => {
  const refused = { code: 'APPROVAL_DECLINED', status: 403 } as unknown as NonNullable<Act['fault']>;
  assert.deepEqual(shown([waiting('k1', { approvalId: 'a1', fault: null })], [approval('a1')]), []);
  assert.deepEqual(shown([waiting('k1', { fault: refused })], []), []);
});

test('a move of cash names its drawer', () => {
  const movement = { act: 'CashOut', drawer: 'bar', accountId: null };
  const [one] = pendingApprovalsOf(
    [waiting('k1', {}, { billId: null, lineIds: [], movement })],
    [],
    [BILL],
    NOW,
  );
  assert.deepEqual(one!.asked.subject.movement, {
    act: 'CashOut',
    drawer: 'bar',
    drawerName: null,
    to: null,
  });
});
