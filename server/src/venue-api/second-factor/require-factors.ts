import { Type } from 'typebox';
import { PEOPLE } from '../../core/access/policies/people.ts';
import { requireFactors } from '../../operations/access/second-factor/require-factors.ts';
import { isFactorRequired } from '../../store/access/second-factors.ts';
import { venueOperation } from '../venue-operation.ts';

const FactorRule = Type.Object(
  {
    isRequired: Type.Boolean({ description: 'Whether owners and managers need a second factor to sign in.' }),
  },
  { title: 'FactorRule', examples: [{ isRequired: false }] },
);

export const getFactorRule = venueOperation({
  operationId: 'getFactorRule',
  method: 'GET',
  path: '/venues/{venueId}/second-factor',
  tag: 'Accounts',
  summary: 'Read whether a second factor is required',
  description: 'Whether owners and managers of this venue need a second factor to sign in.',
  access: PEOPLE.read,
  answers: { 200: { description: 'The rule.', schema: FactorRule } },
  run: async ({ db }, { params: { venueId } }) => ({
    status: 200,
    data: { isRequired: await isFactorRequired(db, venueId) },
  }),
});

export const setFactorRule = venueOperation({
  operationId: 'setFactorRule',
  method: 'PUT',
  path: '/venues/{venueId}/second-factor',
  tag: 'Accounts',
  summary: 'Require a second factor',
  description:
    'Owners and managers of this venue who have no second factor set one up at their next sign-in, and reach nothing before. Sessions that began ' +
    'before stay. Only owners decide it, and only an owner with a second factor can require it. It is no part of the document of a venue.',
  access: PEOPLE.requireFactors,
  needsProof: 'Fresh',
  body: FactorRule,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The rule as it is now.', schema: FactorRule } },
  refusals: ['SECOND_FACTOR_MISSING'],
  run: async ({ db, publicUrl }, { params: { venueId }, body: { isRequired }, session, author, now }) => {
    await requireFactors(db, venueId, isRequired, session, { publicUrl, by: author, now });
    return { status: 200, data: { isRequired } };
  },
});
