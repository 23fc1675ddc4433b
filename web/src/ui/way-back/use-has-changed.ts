import { useState } from 'react';

/**
 * Whether a value differs, as JSON, from the one when the component was first shown, such as the choices in an open
 * sheet.
 */
export function useHasChanged(value: unknown): boolean {
  const text = JSON.stringify(value);
  const [atFirst] = useState(text);
  return text !== atFirst;
}
