import { Refusal } from '../../core/refusals.ts';
import { findPlacement } from '../../store/bills/earlier-placements.ts';
import type { Db } from '../../store/database.ts';
import type { PlacedRound } from './place-round.ts';

/**
 * After a failed placement: returns the round that the same Idempotency-Key placed before, even if the order would be
 * refused now.
 * @param error  why the placement failed
 * @throws `error` if it is no refusal, or the key was not used before
 */
export async function replayOrThrow(
  error: unknown,
  db: Db,
  venueId: string,
  placedBy: string,
  idempotencyKey: string,
): Promise<PlacedRound> {
  if (!(error instanceof Refusal)) throw error;
  const earlier = await findPlacement(db, venueId, placedBy, idempotencyKey);
  if (earlier === null) throw error;
  return { ...earlier, isReplay: true };
}
