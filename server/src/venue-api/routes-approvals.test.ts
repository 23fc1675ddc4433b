import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { assertRefused } from '../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../test/harness/sofra.ts';
import { freshKey, openBill, type Person } from '../../test/harness/staff.ts';
import { newUsualVenue } from '../../test/harness/usual-venue.ts';
import { RIGHTS_TABLE } from '../../test/samples/rights-table.ts';
import { ACCOUNT_ROLES } from '../core/access/account.ts';

const sofra = useSofra();
const venue = useFixture(() => newUsualVenue(sofra));

interface Act {
  operationId: string;
  /** Prepares the bill for the act. */
  before?: (bill: Made) => Promise<unknown>;
  call: (bill: Made) => [method: string, below: string, body?: unknown];
}

interface Made {
  // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
  bill: any;
  own: (method: string, below: string, body?: unknown) => ReturnType<Person['call']>;
}

const begin = ({ bill, own }: Made) => own('POST', `/rounds/${bill.rounds[0].id}/bump`, { to: 'Preparing' });
const pay = ({ own }: Made) => own('POST', '/payments', { kind: 'Cash', amount: 1 });
const lineAt = ({ bill }: Made, at = 0) => `/lines/${bill.lines[at].id}`;
const revision = 1;
const openItem = { name: 'Cake', price: 5 };

const ACTS: Act[] = [
  { operationId: 'voidBill', call: () => ['POST', '/void', { reason: 'x' }] },
  {
    operationId: 'giveAway',
    call: (made) => ['PUT', `${lineAt(made, 1)}/gift`, { isGift: true, reason: 'x' }],
  },
  {
    operationId: 'setPrice',
    call: (made) => ['PUT', `${lineAt(made, 1)}/price`, { price: 100, reason: 'x', revision }],
  },
  {
    operationId: 'discountLine',
    call: (made) => ['PUT', `${lineAt(made)}/discount`, { amount: 1, reason: 'x', revision }],
  },
  { operationId: 'discountBill', call: () => ['PUT', '/discount', { amount: 1, reason: 'x', revision }] },
  { operationId: 'strikeLine', before: begin, call: (made) => ['POST', `${lineAt(made, 1)}/strike`, {}] },
  {
    operationId: 'moveLine',
    before: begin,
    call: (made) => ['POST', `${lineAt(made, 1)}/move`, { to: 'Cancelled' }],
  },
  {
    operationId: 'changeQuantity',
    before: begin,
    call: (made) => ['PUT', `${lineAt(made)}/quantity`, { quantity: 19, revision: 2 }],
  },
  {
    operationId: 'stepQuantity',
    before: begin,
    call: (made) => ['POST', `${lineAt(made)}/quantity/step`, { by: -1 }],
  },
  {
    operationId: 'moveToBill',
    call: () => ['POST', '/moves', { revision, to: { tableId: null } }],
  },
  {
    operationId: 'printBill',
    before: ({ own }) => own('POST', '/print', { kind: 'Bill' }),
    call: () => ['POST', '/print', { kind: 'Bill' }],
  },
  {
    operationId: 'reversePayment',
    before: pay,
    call: ({ bill }) => ['POST', `/payments/${bill.payments[0].id}/reverse`, {}],
  },
  {
    operationId: 'refundPayment',
    before: pay,
    call: ({ bill }) => [
      'POST',
      `/payments/${bill.payments[0].id}/refunds`,
      { kind: 'Cash', amount: 1, reason: 'x' },
    ],
  },
  {
    operationId: 'changePaymentMethod',
    before: ({ own }) => own('POST', '/close', { kind: 'Cash' }),
    call: ({ bill }) => ['POST', `/payments/${bill.payments[0].id}/method`, { kind: 'Card' }],
  },
  {
    operationId: 'hideBill',
    before: ({ own }) => own('POST', '/void', { reason: 'x' }),
    call: () => ['PUT', '/hidden', { isHidden: true }],
  },
  {
    operationId: 'placeStaffRound',
    call: () => ['POST', '/rounds', { lines: [{ openItem, quantity: 1 }] }],
  },
];

/** Other tests check these operations, because they need another setting of the venue, or no bill. */
const ELSEWHERE = ['closeBill', 'placeStaffOrder', 'moveCash'];

test('every act for which a role has to ask is tried', () => {
  const asked = Object.entries(RIGHTS_TABLE).filter(([, row]) => row.includes('?'));
  assert.deepEqual(
    asked.map(([operationId]) => operationId).toSorted(),
    [...ACTS.map(({ operationId }) => operationId), ...ELSEWHERE].toSorted(),
  );
});

for (const { operationId, before, call } of ACTS) {
  test(`${operationId}: who lacks the right is told so, and nothing changes`, async () => {
    const row = RIGHTS_TABLE[operationId]!.split(' ');
    for (const [at, role] of ACCOUNT_ROLES.entries()) {
      if (row[at] === '-') continue;
      const { first, path } = await openBill(venue, {
        lines: [lineOf(venue.menu.kebab, { quantity: 20 }), lineOf(venue.menu.kebab)],
      });
      const send = (by: Person, [method, below, body]: ReturnType<Act['call']>) =>
        by.call(method, path + below, body, { 'idempotency-key': freshKey() });
      const own: Made['own'] = (...sent) => send(venue.owner, sent);
      await before?.({ bill: first, own });
      const made = { bill: (await own('GET', '')).body.data, own };
      const answer = await send(venue.people.get(role)!, call(made));
      if (row[at] === 'y') assert.ok(answer.status < 300, `${role}: ${answer.text}`);
      else {
        assertRefused(answer, 403, 'APPROVAL_NEEDED');
        assert.equal((await own('GET', '')).body.data.revision, made.bill.revision, role);
      }
    }
  });
}
