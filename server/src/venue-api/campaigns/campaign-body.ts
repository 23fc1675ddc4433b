import { type TSchema, Type } from 'typebox';
import { CAMPAIGN_KINDS } from '../../core/campaigns/campaign.ts';
import { oneOf } from '../../http/schema.ts';
import {
  type BillDiscountDocument,
  type BuyXPayYDocument,
  billDiscountSchema,
  buyXPayYSchema,
  type CampaignDocument,
  type PortionDiscountDocument,
  portionDiscountSchema,
  type SetMenuDocument,
  setMenuSchema,
} from '../../venue-document/campaigns/campaign-document-schema.ts';

const kinds = [portionDiscountSchema, buyXPayYSchema, setMenuSchema, billDiscountSchema];

/** A campaign schema with several kinds. The validator needs the discriminator property next to the kinds, too. */
function campaignOf<T>(of: readonly TSchema[], title: string, description: string, examples: unknown[]) {
  return Type.Unsafe<T>({
    type: 'object',
    title,
    description,
    required: ['kind'],
    properties: { kind: oneOf(CAMPAIGN_KINDS) },
    discriminator: { propertyName: 'kind' },
    oneOf: [...of],
    examples,
  });
}

function withoutId(kind: (typeof kinds)[number]): TSchema {
  const { properties, ...words } = kind;
  const { id: _, ...stated } = properties;
  return Type.Object(stated, { ...words, title: `New${properties.kind.const}` });
}

const lunch = {
  kind: 'PortionDiscount',
  name: 'Öğle indirimi',
  badgeText: '%20 indirim',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  dailyFrom: '11:30',
  dailyUntil: '15:00',
  covers: [{ product: 'Adana Kebap', portion: 'Tam' }],
  reduction: { percent: 20 },
};

/** A new campaign. */
export const NewCampaign = campaignOf<
  | Omit<PortionDiscountDocument, 'id'>
  | Omit<BuyXPayYDocument, 'id'>
  | Omit<SetMenuDocument, 'id'>
  | Omit<BillDiscountDocument, 'id'>
>(kinds.map(withoutId), 'NewCampaign', 'A campaign; `kind` says what it does.', [lunch]);

/** A campaign of any kind; it has an id if it is stored. */
export const StatedCampaign = campaignOf<CampaignDocument>(
  kinds,
  'StatedCampaign',
  'A campaign to try; `kind` says what it does. With the `id` of a stored campaign, it replaces that ' +
    'one.',
  [lunch],
);

const { id: _, ...ofAnyKind } = {
  ...billDiscountSchema.properties,
  ...buyXPayYSchema.properties,
  ...setMenuSchema.properties,
  ...portionDiscountSchema.properties,
};

/** A change of a campaign; its properties depend on the kind. */
export const CampaignChange = Type.Partial(
  Type.Object({
    ...ofAnyKind,
    kind: oneOf(CAMPAIGN_KINDS, 'The current kind. It cannot change.'),
  }),
  {
    title: 'CampaignChange',
    additionalProperties: false,
    description:
      'Omitted properties stay as they are. A property that campaigns of this kind do not have is refused. ' +
      'Lists and objects, such as translations, are replaced as a whole.',
    examples: [{ name: 'Hafta içi öğle', dailyUntil: '15:30', reduction: { percent: 25 } }],
  },
);
