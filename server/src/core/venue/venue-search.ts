import { foldText } from '../text/fold-text.ts';
import type { Venue } from './venue.ts';

/** The properties of a venue that a search compares. */
export interface SearchedVenue extends Pick<Venue, 'name' | 'username'> {
  city: string | null;
}

/**
 * Creates the search for a text: it finds venues by a part of the name, the city or the username. Letter case and accents are
 * ignored: `kadikoy` finds `Kadıköy`. A blank text finds every venue.
 */
export function venueSearch(text: string): (venue: SearchedVenue) => boolean {
  const words = foldText(text);
  return ({ name, city, username }) =>
    [name, city, username].some((said) => said !== null && foldText(said).includes(words));
}
