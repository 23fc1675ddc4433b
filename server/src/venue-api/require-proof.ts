import {
  FRESH_PROOF_MS,
  isBoundByProofHours,
  isProvedWithin,
  type RequiredProof,
} from '../core/access/sign-in/fresh-proof.ts';
import type { Session } from '../core/access/sign-in/session.ts';
import { Refusal } from '../core/refusals.ts';
import { requireVenue } from '../operations/venue/require-venue.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';

/**
 * Checks that a person has proved recently enough who they are. Reads the proof hours of their venue only if they
 * decide.
 * @throws Refusal PROOF_NEEDED
 */
export function requireProof(
  cache: VenueCache,
  session: Session,
  needed: RequiredProof,
  now: number,
): Promise<void> | undefined {
  if (needed === 'Fresh') requireFreshProof(session, now);
  const isAsked = needed === 'Recent' && !isFresh(session, now) && isBoundByProofHours(session);
  return isAsked ? requireRecentProof(cache, session, now) : undefined;
}

/** Checks that a person has proved within 15 minutes who they are. @throws Refusal PROOF_NEEDED */
export function requireFreshProof(session: Session, now: number): void {
  if (!isFresh(session, now)) throw new Refusal('PROOF_NEEDED');
}

function isFresh(session: Session, now: number): boolean {
  return isProvedWithin(session, FRESH_PROOF_MS, now);
}

async function requireRecentProof(cache: VenueCache, session: Session, now: number): Promise<void> {
  const { proofHours } = (await requireVenue(cache, session.venueId)).venue;
  if (proofHours > 0 && !isProvedWithin(session, proofHours * 3_600_000, now))
    throw new Refusal('PROOF_NEEDED');
}
