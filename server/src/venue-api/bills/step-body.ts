import { Type } from 'typebox';

/** The body of a step, which adds to a number or subtracts from it. @param most  the largest step */
export function stepBody(most: number) {
  return Type.Object(
    {
      by: Type.Integer({
        minimum: -most,
        maximum: most,
        description: 'The number to add; a negative number removes.',
      }),
    },
    { examples: [{ by: 1 }] },
  );
}

/** The idempotency of steps: a step is counted once, however often it is sent. */
export const STEP_DESCRIPTION = {
  takesIdempotencyKey: true,
  countsOnce: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each step, and the same one for a ' +
      'retry: a repeat adds nothing.',
  },
};

/** The refusals of every step of a line. */
export const LINE_STEP_REFUSALS = [
  'IDEMPOTENCY_KEY_INVALID',
  'LINE_NOT_FOUND',
  'BILL_NOT_OPEN',
  'LINE_MOVE_NOT_ALLOWED',
] as const;
