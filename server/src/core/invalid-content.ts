import { type Problem, Refusal } from './refusals.ts';

/** The refusal CONTENT_INVALID of one property. @param field  its path in the body, such as `lines[0].quantity` */
export function invalidContent(
  field: string,
  message: string,
  attemptedValue: Problem['attemptedValue'] = null,
): Refusal {
  return new Refusal('CONTENT_INVALID', { problems: [{ field, message, attemptedValue }] });
}
