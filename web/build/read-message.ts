import { type MessagePart, type MessageValue, messageParts } from '../../server/src/core/text/message.ts';

/** Reads an ICU message: the values that it takes and its plural choices, at every depth. */
export function readMessage(message: string): {
  names: ReadonlySet<string>;
  plurals: readonly MessageValue[];
} {
  const values = valuesIn(messageParts(message));
  return {
    names: new Set(values.map(({ name }) => name)),
    plurals: values.filter(({ choice }) => choice === 'plural'),
  };
}

function valuesIn(parts: readonly MessagePart[]): MessageValue[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...[...part.forms.values()].flatMap(valuesIn)],
  );
}
