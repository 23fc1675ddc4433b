import { Type } from 'typebox';
import { optionalText } from '../../http/schema.ts';

/** The most code points of a reason. */
const REASON_LENGTH = 250;

/** The reason of a change. It may be left out if the venue does not require one. */
export const reasonProperty = optionalText(
  REASON_LENGTH,
  'The reason, for the history of the bill. `reasons` of the profile says when the venue requires ' + 'one.',
);

/** The body of a change with an optional reason. */
export const ReasonBody = Type.Object(
  { reason: reasonProperty },
  { examples: [{ reason: 'Guest changed their mind' }] },
);
