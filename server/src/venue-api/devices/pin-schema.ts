import { Type } from 'typebox';

/** The schema of a PIN as a person types it. */
export const pinSchema = () =>
  Type.String({
    maxLength: 12,
    examples: ['8305'],
    description: 'The PIN: 4 digits; 6 digits for people who may approve acts of others.',
  });
