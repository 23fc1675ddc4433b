import { Type } from 'typebox';

/** A PIN as it was typed. */
export const pinText = () =>
  Type.String({
    maxLength: 12,
    examples: ['8305'],
    description: '4 digits; 6 for those who may agree to what others ask for.',
  });
