import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../core/refusals.ts';
import type { RequestContext } from '../request/request-context.ts';
import { addressBudgetCheck, fileBudgetCheck } from './budget.ts';
import { createBudgets } from './count-calls.ts';

const contextOf = (address: string) => ({ address, headers: {} }) as unknown as RequestContext;

test('files have a budget of their own for each address, and only a refusal names it', () => {
  const spend = createBudgets({ now: () => 0 });
  const onFile = fileBudgetCheck(spend, { name: 'file', perMinute: 2 });
  const context = contextOf('192.0.2.1');
  onFile(context);
  onFile(context);
  assert.deepEqual(context.headers, {});
  assert.throws(
    () => onFile(context),
    (error) => error instanceof Refusal && error.code === 'RATE_LIMIT_EXCEEDED',
  );
  assert.match(context.headers['RateLimit-Policy']!, /^"file";q=2/);
  onFile(contextOf('192.0.2.2'));
  addressBudgetCheck(spend)(context);
  assert.match(context.headers['RateLimit']!, /^"address";r=499/);
});
