import { useState } from 'react';
import { useMedia } from '../screen/use-media.ts';
import { useHasSheets } from './way-back.ts';

/**
 * Whether a media query matches. While a sheet is open, the result does not change: turning the device must not close
 * the sheet and lose its typed text and choices.
 */
export function useSteadyMedia(query: string): boolean {
  const matches = useMedia(query);
  const hasSheets = useHasSheets();
  const [shown, setShown] = useState(matches);
  if (!hasSheets && shown !== matches) setShown(matches);
  return hasSheets ? shown : matches;
}
