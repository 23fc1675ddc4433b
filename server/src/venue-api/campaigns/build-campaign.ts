import type { Campaign } from '../../core/campaigns/campaign.ts';
import { campaignFromDraft } from '../../core/campaigns/campaigns-from-draft.ts';
import type { VenueContent } from '../../store/venue/venue-content.ts';
import type { CampaignDocument } from '../../venue-document/campaigns/campaign-document-schema.ts';
import { indexPositions, readCampaign } from '../../venue-document/campaigns/read-document-campaigns.ts';
import type { DocumentPath } from '../../venue-document/document-faults.ts';
import { readPart } from '../../venue-document/read-part.ts';

/** The menu and languages that a campaign is checked against. */
export type CampaignContext = Pick<VenueContent, 'venue' | 'categories' | 'products'>;

/**
 * Builds the campaign of a document, for the products of the current menu.
 * @param at  the path of the document in the body
 * @throws Refusal CONTENT_INVALID with every problem
 */
export function buildCampaign(
  id: string,
  document: CampaignDocument,
  { venue, categories, products }: CampaignContext,
  at: DocumentPath = [],
): Campaign {
  const menu = categories.map((category) => products.filter(({ categoryId }) => categoryId === category.id));
  const positions = indexPositions(menu.map((inCategory) => ({ products: inCategory })));
  const body = at.reduceRight<unknown>((part, step) => ({ [step]: part }), document);
  const draft = readPart(body, venue.languages, (reading) => readCampaign(document, at, reading, positions));
  return campaignFromDraft(id, draft, menu);
}
