import { Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import type { OperatorToken } from '../../store/access/operator-tokens.ts';

/** The name of a token of an operator. */
export const operatorTokenName = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
  description: 'The user of the token, in lower-case letters, digits and hyphens. The audit log contains it.',
  examples: ['deniz-laptop'],
});

const listed = { name: operatorTokenName, createdAt: instantSchema() };

export const OperatorTokenResource = Type.Object(listed, { title: 'OperatorToken' });

export const NewOperatorTokenResource = Type.Object(
  {
    ...listed,
    token: Type.String({
      description: 'The token, shown only in this answer.',
      examples: ['sop_kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA'],
    }),
  },
  { title: 'NewOperatorToken' },
);

export function toOperatorTokenResource({ name, createdAt }: OperatorToken) {
  return { name, createdAt: instant(createdAt) };
}
