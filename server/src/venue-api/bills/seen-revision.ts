import { Type } from 'typebox';

/** The property with the revision of the bill that the person saw when they decided on a number. */
export const seenRevisionProperty = () =>
  Type.Integer({ minimum: 1, description: 'The `revision` of the bill, as the person saw it.' });
