import { foldText } from '../text/fold-text.ts';
import type { Venue } from './venue.ts';

/** What a search for venues looks at. */
export interface SearchedVenue extends Pick<Venue, 'name' | 'username'> {
  city: string | null;
}

/**
 * The search for venues by a text: part of the name, the city or the username. Letter case and accents do not matter, so that
 * `kadikoy` finds `Kadıköy`. A blank text finds every venue.
 */
export function venueSearch(text: string): (venue: SearchedVenue) => boolean {
  const words = foldText(text);
  return ({ name, city, username }) =>
    [name, city, username].some((said) => said !== null && foldText(said).includes(words));
}
