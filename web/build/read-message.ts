import {
  type MessagePart,
  type MessagePlaceholder,
  parseMessage,
} from '../../server/src/core/text/message.ts';

/** Reads an ICU message: the values that it takes and its plural choices, at every depth. */
export function readMessage(message: string): {
  names: ReadonlySet<string>;
  plurals: readonly MessagePlaceholder[];
} {
  const values = valuesIn(parseMessage(message));
  return {
    names: new Set(values.map(({ name }) => name)),
    plurals: values.filter(({ choice }) => choice === 'plural'),
  };
}

function valuesIn(parts: readonly MessagePart[]): MessagePlaceholder[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...[...part.forms.values()].flatMap(valuesIn)],
  );
}
