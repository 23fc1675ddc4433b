import { Type } from 'typebox';
import { optionalText } from '../../http/schema.ts';

/** In code points. */
const REASON_LENGTH = 250;

/** The body of a step that one may give a reason for. */
export const ReasonBody = Type.Object(
  { reason: optionalText(REASON_LENGTH, 'Why, for the history of the bill.') },
  { examples: [{ reason: 'Guest changed their mind' }] },
);
