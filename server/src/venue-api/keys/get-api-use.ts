import { type Static, Type } from 'typebox';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { limitsOf, USUAL_LIMITS, type VenueLimits } from '../../core/venue/venue-limits.ts';
import { ADDRESS_BUDGET, type Budget, keyBudget, type Spend } from '../../http/limits/budget.ts';
import { nullable, uuid } from '../../http/schema.ts';
import { listWorkingKeys } from '../../store/access/api-keys.ts';
import { findOwnLimits } from '../../store/venue/venue-limits.ts';
import { venueOperation } from '../venue-operation.ts';

const BudgetLeft = Type.Object(
  {
    perMinute: Type.Integer({
      examples: [120],
      description: 'The number of calls that the key may make in a minute.',
    }),
    remaining: Type.Integer({
      examples: [117],
      description: 'The number of calls that are left in this minute.',
    }),
  },
  { title: 'BudgetLeft' },
);

const KeyUse = Type.Object(
  {
    keyId: uuid('A working key.'),
    reads: BudgetLeft,
    writes: BudgetLeft,
    resetSeconds: Type.Integer({
      examples: [42],
      description: 'Whole seconds until the next minute begins.',
    }),
  },
  { title: 'ApiKeyUse' },
);

export const getApiUse = venueOperation({
  operationId: 'getApiUse',
  method: 'GET',
  path: '/venues/{venueId}/api-use',
  tag: 'Keys',
  summary: 'Read the limits of the public API and what is left of them',
  description:
    'Returns the counts of the server that answers, in the current minute of the clock. Each server ' +
    'counts separately and starts again at 0 after a restart, so other servers may have more or fewer ' +
    'calls left.',
  access: KEY_ACCESS.read,
  answers: {
    200: {
      description: 'The limits.',
      schema: Type.Object(
        {
          url: nullable(
            Type.String({ examples: ['https://sofra.example.com/public/v1'] }),
            'The URL of the public API, if the operator configured one; otherwise it is `/public/v1` at the ' +
              'address of this call.',
          ),
          workingKeyLimit: Type.Integer({
            examples: [USUAL_LIMITS.workingKeys],
            description: 'The maximum number of working keys of the venue.',
          }),
          callsPerAddress: nullable(
            Type.Integer({ examples: [ADDRESS_BUDGET.perMinute] }),
            'The number of calls that one network address may make in a minute, with all keys together; `null` ' +
              'if the operator switched off the limits.',
          ),
          keys: Type.Array(KeyUse, {
            description: 'The working keys, oldest first; empty if the operator switched off the limits.',
          }),
        },
        { title: 'ApiUse' },
      ),
    },
  },
  run: async ({ db, spend, publicUrl }, { params: { venueId } }) => {
    const keys = spend === null ? [] : await listWorkingKeys(db, venueId);
    const limits = limitsOf(await findOwnLimits(db, venueId));
    const data = {
      url: publicUrl === null ? null : `${publicUrl}/public/v1`,
      workingKeyLimit: limits.workingKeys,
      callsPerAddress: spend === null ? null : ADDRESS_BUDGET.perMinute,
      keys: spend === null ? [] : keys.map(({ id }) => useOf(id, limits, spend)),
    };
    return { status: 200, data };
  },
});

function useOf(keyId: string, limits: VenueLimits, spend: Spend): Static<typeof KeyUse> {
  const leftOf = (budget: Budget) => {
    const { remaining, resetSeconds } = spend.peek(budget, keyId);
    return { left: { perMinute: budget.perMinute, remaining }, resetSeconds };
  };
  const [reads, writes] = [
    leftOf(keyBudget('read', limits.readsPerMinute)),
    leftOf(keyBudget('write', limits.writesPerMinute)),
  ];
  return { keyId, reads: reads.left, writes: writes.left, resetSeconds: writes.resetSeconds };
}
