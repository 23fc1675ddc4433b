import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FaultDescription } from '../api/fault.ts';
import type { Act } from './act.ts';
import { formatUnsentHeader } from './format-unsent-header.ts';

const NOW = Date.now();
const fault = (code: string, status: number): FaultDescription => ({
  ...{ code, status, message: null, problems: [], details: null, traceId: null, retryAfterSeconds: null },
});
const act = (change: Partial<Act>): Act => ({
  ...{ key: 'a', name: 'addPayment', venueId: 'venue', accountId: 'deniz', subject: 'bill', input: {} },
  ...{ madeAt: NOW - 120_000, fault: null, ...change },
});
const said = (...acts: Act[]) => formatUnsentHeader(acts, 'venue', ({ key }) => key === 'under way');

test('acts without an answer, of unknown fate, and refused rounds are unsent, since the first of them', () => {
  const first = NOW - 3_600_000;
  assert.equal(
    said(
      act({}),
      act({ madeAt: first, fault: fault('APP_FAULT', 500) }),
      act({ name: 'placeRound', fault: fault('ACT_TOO_OLD', 409) }),
    ),
    `3;${first}`,
  );
});

test('an act that was just made or is being sent, one that was refused and one of another venue are not', () => {
  assert.equal(said(), '0');
  assert.equal(
    said(
      act({ madeAt: Date.now() }),
      act({ key: 'under way' }),
      act({ fault: fault('BILL_NOT_OPEN', 409) }),
      act({ venueId: 'other' }),
    ),
    '0',
  );
});
