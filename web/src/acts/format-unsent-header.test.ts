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

test('the header counts acts without an answer, acts of unknown fate and refused rounds, with the time of the oldest', () => {
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

test('the header leaves out acts just made or being sent, other refused acts and acts of another venue', () => {
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
