import { Type } from 'typebox';

/** The property with the former id of a removed record that a call brings back to the menu. */
export const removedIdSchema = (record: 'category' | 'product') =>
  Type.Optional(
    Type.String({
      format: 'uuid',
      examples: ['01980000-0000-7000-8000-000000000001'],
      description:
        `Brings back a removed ${record} under its former id. Nothing on the menu may have this id. ` +
        'Left out: the service gives a new one.',
    }),
  );
