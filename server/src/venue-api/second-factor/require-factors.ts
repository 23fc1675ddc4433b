import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { requireFactors } from '../../operations/access/second-factor/require-factors.ts';
import { isFactorRequired } from '../../store/access/sign-in/second-factors.ts';
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
  description: 'Returns whether owners and managers of this venue need a second factor to sign in.',
  access: PEOPLE_ACCESS.read,
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
    'Sets whether owners and managers of this venue need a second factor. Those who have none must set ' +
    'one up at their next sign-in, before they can do anything else. Existing sessions continue. Only ' +
    'owners may change this, and only an owner with a second factor can require it. The rule is not ' +
    'part of the venue document.',
  access: PEOPLE_ACCESS.requireFactors,
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
