import { useState } from 'react';

/** Whether a value has another JSON than when the component was first shown: what was chosen in a sheet since it was opened. */
export function useHasChanged(value: unknown): boolean {
  const text = JSON.stringify(value);
  const [atFirst] = useState(text);
  return text !== atFirst;
}
