import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { type Static, Type } from 'typebox';
import { CAMPAIGN_ACCESS } from '../../core/access/policies/venue/campaigns.ts';
import type { PricedBasket } from '../../core/bills/prices/price-basket.ts';
import type { Campaign } from '../../core/campaigns/campaign.ts';
import { findCampaignIn } from '../../core/campaigns/campaign-revision.ts';
import { type TrialBasket, type TrialPrices, tryCampaigns } from '../../core/campaigns/campaign-trial.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { Refusal } from '../../core/refusals.ts';
import { OrderLines, toLineRequests } from '../../http/resources/order-lines.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import type { NewId } from '../../parts/parts.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { createFairTurns } from '../../throttles/fair-turns.ts';
import { venueOperation } from '../venue-operation.ts';
import { buildCampaign } from './build-campaign.ts';
import { StatedCampaign } from './campaign-body.ts';
import { PricingResource, toPricingResource } from './pricing-resource.ts';

const DryRun = Type.Object(
  {
    type: oneOf(ORDER_TYPES),
    lines: OrderLines,
    at: Type.Optional(nullable(instantSchema(), 'The time of the order, from 2000 to 2100; now by default.')),
    campaign: Type.Optional(nullable(StatedCampaign)),
    withoutCampaignId: Type.Optional(nullable(uuid(), 'A campaign to leave out of the trial.')),
  },
  {
    title: 'DryRun',
    examples: [
      {
        type: 'DineIn',
        lines: [
          {
            productId: '01900000-0000-7000-8000-000000000301',
            portionId: '01900000-0000-7000-8000-000000000401',
            quantity: 2,
          },
        ],
        at: '2026-03-02T10:00:00.000Z',
        campaign: { kind: 'BillDiscount', name: 'Yüz lira', minimum: 500, reduction: { amount: 100 } },
      },
    ],
  },
);

/**
 * Milliseconds without a pricing after each one. A pricing blocks the event loop for several milliseconds, and a
 * request needs several turns of the loop: without the pause it could wait for a pricing in each turn.
 */
const PAUSE_MS = 16;

/** Dry runs are priced one after the other, so that other requests wait for one of them at most. */
const TURNS = { atOnce: 1, waitingOfOne: 40, waiting: 400, restMs: PAUSE_MS };

export const dryRunCampaigns = venueOperation({
  operationId: 'dryRunCampaigns',
  method: 'POST',
  path: '/venues/{venueId}/campaigns/dry-run',
  tag: 'Campaigns',
  summary: 'Price a basket with trial campaigns',
  description:
    'Returns what a basket would cost as a separate order, and how much each campaign deducts: once ' +
    'with the current campaigns, and once with a campaign added, replaced or left out. The price is ' +
    'calculated like the price of an order. Nothing is saved; opening hours, a rush and stock are ' +
    'ignored. Campaigns that do not run at the given time deduct nothing; this also applies to the ' +
    'trial campaign.',
  access: CAMPAIGN_ACCESS.read,
  needsProof: 'None',
  body: DryRun,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The prices.',
      schema: Type.Object({
        now: PricingResource,
        tried: nullable(PricingResource, 'The price with the trial; `null` if the call has no trial.'),
      }),
    },
  },
  refusals: [
    'PUBLIC_API_PRODUCT_OPTION_INVALID',
    'CAMPAIGN_NOT_FOUND',
    'PUBLIC_API_PRODUCT_NOT_FOUND',
    'PUBLIC_API_PRODUCT_UNAVAILABLE',
  ],
  makeState: () => createFairTurns(TURNS),
  run: async ({ cache, newId }, { session, params, body, now }, takeTurn) => {
    const cached = await requireVenue(cache, params.venueId);
    const campaign = body.campaign ? buildTrialCampaign(body.campaign, cached, newId) : null;
    const withoutCampaignId = body.withoutCampaignId?.toLowerCase() ?? null;
    const order: TrialBasket = {
      type: body.type,
      lines: toLineRequests(body.lines),
      at: readAt(body.at, now),
    };
    const trial = tryCampaigns(cached, order, { campaign, withoutCampaignId });
    const owner = { name: session.accountId, isPreferred: false };
    const [current, tried] = await takeTurn(owner, () => priceInSteps(trial));
    const stored = new Set(cached.campaigns.map(({ id }) => id));
    const toResource = (priced: PricedBasket) => toPricingResource(order.lines, priced, stored);
    return { status: 200, data: { now: toResource(current), tried: tried && toResource(tried) } };
  },
});

/**
 * Prices the basket with the current campaigns, and after a pause with the tried ones. Lets pending requests run
 * first.
 */
async function priceInSteps({
  priceWithStored,
  priceWithTrial,
}: TrialPrices): Promise<[PricedBasket, PricedBasket | null]> {
  await setImmediate();
  const current = priceWithStored();
  if (priceWithTrial === null) return [current, null];
  await pause(PAUSE_MS);
  return [current, priceWithTrial()];
}

function buildTrialCampaign(
  document: Static<typeof StatedCampaign>,
  cached: CachedVenue,
  newId: NewId,
): Campaign {
  const id = document.id?.toLowerCase();
  if (id !== undefined) findCampaignIn(cached.campaigns, id);
  return buildCampaign(id ?? newId(), document, cached, ['campaign']);
}

const [EARLIEST, LATEST] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2100-01-01T00:00:00Z')];

/** The instant of a dry run. Its year is limited, because time zone rules of the far future are unknown. */
function readAt(stated: string | null | undefined, now: number): number {
  if (stated === null || stated === undefined) return now;
  const at = Date.parse(stated);
  if (at >= EARLIEST && at < LATEST) return at;
  const problem = { field: 'at', message: 'must be from 2000 to 2100', attemptedValue: stated };
  throw new Refusal('CONTENT_INVALID', { problems: [problem] });
}
