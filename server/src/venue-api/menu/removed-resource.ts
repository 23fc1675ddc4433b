import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

/** The answer to a removal from the menu. */
export const RemovedResource = Type.Object(
  { id: uuid(), removalId: uuid('Brings it back: see `returnMenuRemoval`.') },
  { title: 'RemovedFromMenu' },
);
