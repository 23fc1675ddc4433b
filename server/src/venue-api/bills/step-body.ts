import { Type } from 'typebox';

/** The body of a step: by how much a number changes. */
export function stepBody(most: number) {
  return Type.Object(
    { by: Type.Integer({ minimum: -most, maximum: most, description: 'Negative takes away.' }) },
    { examples: [{ by: 1 }] },
  );
}

/** The header of a step. */
export const STEP_KEY = {
  'Idempotency-Key':
    '8 to 64 letters, digits, hyphens and underscores. Use a new one for each step, and the same one for a ' +
    'retry: a repeat adds nothing.',
};
