import { useState } from 'react';
import { useMedia } from '../screen/use-media.ts';
import { useHasSheets } from './way-back.ts';

/**
 * Whether a media query matches. While a sheet is open, the result does not change: turning the device must not close
 * the sheet and lose its typed text and choices.
 */
export function useSteadyMedia(query: string): boolean {
  const holds = useMedia(query);
  const hasSheets = useHasSheets();
  const [shown, setShown] = useState(holds);
  if (!hasSheets && shown !== holds) setShown(holds);
  return hasSheets ? shown : holds;
}
