import type { Caller } from '../../core/access/caller.ts';
import { type AssistantLimits, requireWithinLimits } from '../../core/assistants/assistant-limits.ts';
import { chooseDraft } from '../../core/assistants/draft.ts';
import { type OrderDraftContent, orderFingerprint, shownOrderOf } from '../../core/assistants/order-draft.ts';
import type { OrderRequest } from '../../core/bills/ordering/order-request.ts';
import { checkOrderShape } from '../../core/bills/ordering/order-rules.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { orderingRefusalAt } from '../../core/venue/ordering.ts';
import { findAssistantSpending } from '../../store/assistants/assistant-limits.ts';
import { type DraftGroup, listMatchingDrafts } from '../../store/assistants/drafts.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { priceRequest } from '../bills/price-order.ts';
import { type DraftParts, type PreparedDraft, writeDraft } from './write-draft.ts';

/** An order that an assistant prepares for a person. */
export interface OrderDraftRequest {
  caller: Caller;
  /** The limits of the caller's key. */
  limits: AssistantLimits;
  /** The business day to which an order counts now, for the daily limit of the key. */
  day: string;
  venue: CachedVenue;
  request: OrderRequest;
  /** Problems of single properties, found while reading the body. */
  bodyProblems: readonly Problem[];
  /** Whether the person knows about the earlier similar order and wants another. */
  again: boolean;
  /** The language of the menu that the person read. `null`, or a language that the venue lacks, means its default language. */
  language: string | null;
}

/**
 * Prices an order, and keeps it as a draft for 15 minutes; orders nothing. The same goods for the same table or phone
 * number get the same draft, even if it was taken already; see `chooseDraft`.
 * @throws Refusal PUBLIC_API_ORDER_INVALID; and, except if a similar draft was taken and still counts:
 *   PUBLIC_API_ORDERING_UNAVAILABLE, PLACE_IS_BUSY, OUTSIDE_WORKING_HOURS, PUBLIC_API_TABLE_NOT_FOUND,
 *   PUBLIC_API_PRODUCT_NOT_FOUND, PUBLIC_API_PRODUCT_UNAVAILABLE, PUBLIC_API_PRODUCT_OPTION_INVALID,
 *   ASSISTANT_ORDER_LIMIT_EXCEEDED, ASSISTANT_DAY_LIMIT_EXCEEDED
 */
export async function prepareOrder(
  parts: DraftParts,
  { caller, limits, day, venue: cached, request, bodyProblems, again, ...wish }: OrderDraftRequest,
  now: number,
): Promise<PreparedDraft<OrderDraftContent>> {
  const { db } = parts;
  const { venue } = cached;
  checkOrderShape(request, venue.countryCode, bodyProblems);
  const likeness = orderFingerprint(request, venue.countryCode);
  const owner: DraftGroup = { venueId: venue.id, keyId: caller.keyId, likeness };
  const known = chooseDraft(await listMatchingDrafts<OrderDraftContent>(db, owner), again, now);
  if (known.kind === 'Taken') return { draft: known.draft, earlier: known.draft };
  const refusal = orderingRefusalAt(venue, now);
  if (refusal !== null) throw new Refusal(refusal);
  const language = venue.languages.find(({ code }) => code === wish.language)?.code ?? null;
  const { basket, priced, table } = await priceRequest(db, cached, request, bodyProblems, now);
  const shown = shownOrderOf(basket, priced, table, language);
  const spentKurus = await findAssistantSpending(db, caller, day);
  requireWithinLimits(limits, shown.totalKurus, spentKurus);
  return writeDraft(parts, owner, { request, shown, language }, again, now);
}
