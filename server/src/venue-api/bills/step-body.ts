import { Type } from 'typebox';

/** The body of a step: by how much a number changes. */
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

/** A step is counted once, however often it is sent. */
export const STEP = {
  takesIdempotencyKey: true,
  countsOnce: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each step, and the same one for a ' +
      'retry: a repeat adds nothing.',
  },
};

/** What every step of a line is refused with. */
export const LINE_STEP_REFUSALS = [
  'IDEMPOTENCY_KEY_INVALID',
  'LINE_NOT_FOUND',
  'BILL_NOT_OPEN',
  'LINE_MOVE_NOT_ALLOWED',
] as const;
