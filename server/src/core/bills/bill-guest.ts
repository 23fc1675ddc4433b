import { foldText } from '../text/fold-text.ts';
import type { SearchablePerson } from '../text/person-search.ts';

/** The text by which a bill is searched for its guest: the folded name and the phone number (E.164); `null` without a guest. */
export function guestSearchText({ name, phone }: SearchablePerson): string | null {
  return name === null && phone === null ? null : `${foldText(name ?? '')} ${phone ?? ''}`;
}
