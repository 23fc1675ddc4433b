import { Type } from 'typebox';
import { VenueParams } from '../../http/schema.ts';
import { takeVenueStep, type VenueStep } from '../../operations/venue/standing/take-venue-step.ts';
import { type OperatorRoute, operatorOperation } from '../operator-operation.ts';
import { dryRunParameter, StepResource, toStep } from './step-resource.ts';

interface StepWords {
  operationId: string;
  path: string;
  summary: string;
  description: string;
  /** The description of the answer. */
  answer: string;
}

/**
 * Makes an operation that suspends, resumes or closes a whole venue, or that only reports what the step would affect.
 */
export function stepOperation(step: VenueStep, { answer, ...words }: StepWords): OperatorRoute {
  return operatorOperation({
    ...words,
    method: 'POST',
    tag: 'Venues',
    params: VenueParams,
    query: Type.Object(dryRunParameter),
    answers: { 200: { description: answer, schema: StepResource } },
    run: async ({ db }, { params, query, author, now }) => {
      const isDryRun = query.dryRun === 'true';
      const result = await takeVenueStep(db, params.venueId, step, { by: author, now, isDryRun });
      return { status: 200, data: toStep(result, isDryRun) };
    },
  });
}
