import type { Product } from '../menu/menu.ts';
import { assignIds, type IdSource } from '../venue/drafts/assign-ids.ts';
import type { CampaignDraft, MenuPosition } from '../venue/drafts/venue-draft.ts';
import type { Campaign, Coverage } from './campaign.ts';

/**
 * Builds campaigns from the drafts of a venue document. A draft with the name of a stored campaign gets its id, any other a
 * new id. Positions in the document become ids of products and portions.
 * @param products  the products of the same document, by the position of the category, then of the product
 */
export function campaignsFromDraft(
  drafts: readonly CampaignDraft[],
  stored: readonly Campaign[],
  products: readonly (readonly Product[])[],
  ids: IdSource,
): Campaign[] {
  const withIds = assignIds(drafts, stored, ({ name }) => name, ids);
  return withIds.map(({ id, draft }) => campaignFromDraft(id, draft, products));
}

/** Builds a campaign from its draft: replaces the positions of covered products and portions by their ids. */
export function campaignFromDraft(
  id: string,
  draft: CampaignDraft,
  products: readonly (readonly Product[])[],
): Campaign {
  switch (draft.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return { ...draft, id, covers: coverageOf(draft.covers, products) };
    case 'SetMenu': {
      const parts = draft.parts.map(({ name, covers }) => ({ name, covers: coverageOf(covers, products) }));
      return { ...draft, id, parts };
    }
    case 'BillDiscount':
      return { ...draft, id };
  }
}

function coverageOf(positions: readonly MenuPosition[], products: readonly (readonly Product[])[]): Coverage {
  const [productIds, portionIds] = [new Set<string>(), new Set<string>()];
  for (const position of positions) {
    const product = products[position.category]![position.product]!;
    if (position.portion === null) productIds.add(product.id);
    else portionIds.add(product.portions[position.portion]!.id);
  }
  return { productIds: [...productIds], portionIds: [...portionIds] };
}
