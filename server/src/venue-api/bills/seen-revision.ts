import { Type } from 'typebox';

/** The property of a body that says on which state of the bill a number was decided. */
export const seenRevision = () =>
  Type.Integer({ minimum: 1, description: 'The `revision` of the bill, as the person saw it.' });
