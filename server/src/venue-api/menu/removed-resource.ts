import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

/** The answer to a removal from the menu. */
export const RemovedResource = Type.Object(
  { id: uuid(), removalId: uuid('The id of the removal: `returnMenuRemoval` restores it.') },
  { title: 'RemovedFromMenu' },
);
