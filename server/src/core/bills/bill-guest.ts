import { foldText } from '../text/fold-text.ts';
import type { SearchablePerson } from '../text/person-search.ts';

/** The guest of a bill as it is stored for searches: the folded name and the phone number (E.164); `null` for none. */
export function guestOf({ name, phone }: SearchablePerson): string | null {
  return name === null && phone === null ? null : `${foldText(name ?? '')} ${phone ?? ''}`;
}
