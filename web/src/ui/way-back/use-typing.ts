import { type FocusEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Knows whether the text fields of a sheet hold something else than when they were entered. A search is nothing to save. */
export function useTyping() {
  const atFirst = useRef(new Map<TextField, string>());
  return {
    note: ({ target, currentTarget }: FocusEvent) => {
      // Sheets that open from this one are elsewhere in the document.
      const isField = target.matches('input:not([type=search]), textarea') && currentTarget.contains(target);
      const field = target as TextField;
      if (isField && !atFirst.current.has(field)) atFirst.current.set(field, field.value);
    },
    isUnsaved: () =>
      [...atFirst.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
}
