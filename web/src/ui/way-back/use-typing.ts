import { type FocusEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells whether a text field of a sheet has another value than when it was first focused. Search fields are left out.
 */
export function useTyping() {
  const atFirst = useRef(new Map<TextField, string>());
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // A sheet that opens from this one is elsewhere in the document, but React events bubble to this one.
      const isField = target.matches('input:not([type=search]), textarea') && currentTarget.contains(target);
      const field = target as TextField;
      if (isField && !atFirst.current.has(field)) atFirst.current.set(field, field.value);
    },
    isUnsaved: () =>
      [...atFirst.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
}
