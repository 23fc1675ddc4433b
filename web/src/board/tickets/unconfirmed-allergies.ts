import { isUnconfirmed } from '../../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../../api/client.ts';
import type { BoardTicket } from './board-ticket.ts';

/** An allergy that the kitchen has not confirmed. */
export interface UnconfirmedAllergy {
  /** `null` for that of the whole bill. */
  lineId: string | null;
  /** The dish to name above the allergy; `null` for an allergy of the bill if the whole ticket is finished. */
  dish: string | null;
  mark: Schemas['Allergy'];
}

/**
 * The unconfirmed allergies of the dishes that are still to be made, with that of the whole bill first; empty if no dish is.
 * @param lineId  only for this dish; `null` for all dishes of the ticket
 */
export function unconfirmedAllergies(
  { allergy, lines }: Pick<BoardTicket, 'allergy' | 'lines'>,
  lineId: string | null,
): UnconfirmedAllergy[] {
  const dishes = lines.filter(({ id, state }) => state === 'ToMake' && (lineId === null || id === lineId));
  if (dishes.length === 0) return [];
  const marks = [
    { lineId: null, dish: lineId === null ? null : dishes[0]!.name, mark: allergy },
    ...dishes.map(({ id, name, allergy: mark }) => ({ lineId: id, dish: name, mark })),
  ];
  return marks.flatMap(({ mark, ...of }) => (isUnconfirmed(mark) ? [{ ...of, mark }] : []));
}
