import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../core/access/caller.ts';
import { type AssistantLimits, requireWithinLimits } from '../../core/assistants/assistant-limits.ts';
import type { Draft } from '../../core/assistants/draft.ts';
import { type OrderDraftContent, shownOrderOf } from '../../core/assistants/order-draft.ts';
import type { BillToOpen } from '../../core/bills/ordering/placement.ts';
import { Refusal } from '../../core/refusals.ts';
import { addAssistantSpending } from '../../store/assistants/assistant-limits.ts';
import { findDraft, updateDraftTaken } from '../../store/assistants/drafts.ts';
import { lockOpenBill } from '../../store/bills/bills.ts';
import { findPlacement } from '../../store/bills/earlier-placements.ts';
import { placeRound } from '../../store/bills/placements.ts';
import { inTransaction } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { decideRound, keyPlacementTerms } from '../bills/place-order.ts';
import {
  type PlacedRound,
  type PlacementTerms,
  resolveRoundAttempt,
  tryRound,
} from '../bills/place-round.ts';
import { priceRequest } from '../bills/price-order.ts';
import { STALE, type Stale } from '../decide-until-fresh.ts';
import { prepareOrder } from './prepare-order.ts';
import type { DraftParts, PreparedDraft } from './write-draft.ts';

/** The draft that a person agreed to. */
export interface DraftToPlace {
  caller: Caller;
  /** The limits of the caller's key. */
  limits: AssistantLimits;
  /** The business day to which an order counts now, for the daily limit of the key. */
  day: string;
  /** The venue of the draft. */
  venue: CachedVenue;
  draftId: string;
  /** The total that the person agreed to, in kuruş; `null` if the call sent fractions of a kuruş. */
  confirmedKurus: number | null;
}

/** The order of a draft; or a new draft that replaces it, because the old one expired or the menu or its prices have changed. */
export type DraftPlacement =
  | { kind: 'Placed'; placed: PlacedRound }
  | { kind: 'Changed'; prepared: PreparedDraft<OrderDraftContent> };

/**
 * Places the order of a draft. Repeated and parallel calls place it only once: the `Idempotency-Key` is derived from the
 * draft. The order, the draft and today's order sum of the key are written in one transaction.
 * @returns `STALE` if the venue changed since it was read
 * @throws Refusal ASSISTANT_DRAFT_NOT_FOUND, ASSISTANT_DRAFT_NOT_CONFIRMED, ASSISTANT_ORDER_LIMIT_EXCEEDED,
 *   ASSISTANT_DAY_LIMIT_EXCEEDED, and what {@link prepareOrder} throws; none of them if the draft was placed before
 */
export async function placeDraft(
  parts: DraftParts,
  toPlace: DraftToPlace,
  now: number,
): Promise<DraftPlacement | Stale> {
  const { caller, limits, day, venue: cached, draftId, confirmedKurus } = toPlace;
  const { db, newId } = parts;
  const venueId = cached.venue.id;
  const idempotencyKey = `draft-${draftId}`;
  const earlier = await findPlacement(db, venueId, caller.keyId, idempotencyKey);
  if (earlier !== null) return { kind: 'Placed', placed: { ...earlier, isReplay: true } };
  const draft = await findDraft<OrderDraftContent>(db, venueId, caller.keyId, draftId);
  if (draft === null || !('request' in draft.content)) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
  // Another call placed the draft after this call looked for its order.
  if (draft.taken !== null) return STALE;
  const { request, shown, language } = draft.content;
  if (shown.totalKurus !== confirmedKurus) throw new Refusal('ASSISTANT_DRAFT_NOT_CONFIRMED');
  const order = { caller, venue: cached, isFresh: true, idempotencyKey, request, bodyProblems: [] };
  const round = decideRound(order, newId, now);
  if (!(await isStillCurrent(parts, draft, cached, now))) {
    const wish = { ...order, limits, day, again: draft.slot > 0, language };
    return { kind: 'Changed', prepared: await prepareOrder(parts, wish, now) };
  }
  const placed = await placeAndCount(parts, toPlace, round, keyPlacementTerms(order, newId), now);
  return placed === STALE ? STALE : { kind: 'Placed', placed };
}

/** Whether a draft is still valid and everything that the person saw in it is unchanged. */
async function isStillCurrent(
  { db }: DraftParts,
  { content: { request, shown, language }, expiresAt }: Draft<OrderDraftContent>,
  cached: CachedVenue,
  now: number,
): Promise<boolean> {
  if (now >= expiresAt) return false;
  const { basket, priced, table } = await priceRequest(db, cached, request, [], now);
  return isDeepStrictEqual(shownOrderOf(basket, priced, table, language), shown);
}

async function placeAndCount(
  { db }: DraftParts,
  { caller, limits, day, venue: { venue }, draftId, confirmedKurus }: DraftToPlace,
  round: BillToOpen,
  terms: PlacementTerms,
  now: number,
): Promise<PlacedRound | Stale> {
  const totalKurus = confirmedKurus!;
  const attempt = await inTransaction(db, async (tx) => {
    const { venueId, billId: id, table } = round;
    const open = await lockOpenBill(tx, { venueId, id, table });
    const tried = await tryRound((bill, at) => placeRound(tx, bill, at), round, terms, open, now);
    if (tried === STALE || tried.outcome.kind !== 'Placed') return tried;
    const spent = await addAssistantSpending(tx, caller, day, totalKurus);
    requireWithinLimits(limits, totalKurus, spent - totalKurus);
    // Another draft replaced this one since it was read.
    if (!(await updateDraftTaken(tx, venue.id, draftId, { at: now, as: tried.bill.id })))
      throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
    return tried;
  });
  return resolveRoundAttempt(db, round, attempt);
}
