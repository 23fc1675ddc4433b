import { useState } from 'react';
import { useMedia } from '../screen/use-media.ts';
import { useHasSheets } from './way-back.ts';

/**
 * Whether a media query matched when no sheet was open last: turning the device over an open sheet keeps it, with the typed
 * text and the choices.
 */
export function useSteadyMedia(query: string): boolean {
  const holds = useMedia(query);
  const hasSheets = useHasSheets();
  const [shown, setShown] = useState(holds);
  if (!hasSheets && shown !== holds) setShown(holds);
  return hasSheets ? shown : holds;
}
