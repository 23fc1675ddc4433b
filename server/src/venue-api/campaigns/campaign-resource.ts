import { type Static, type TProperties, Type } from 'typebox';
import { type Campaign, throwUnknownKind } from '../../core/campaigns/campaign.ts';
import {
  CAMPAIGN_STATES,
  CAMPAIGN_WAIT_REASONS,
  type CampaignStatus,
  campaignStatusAt,
} from '../../core/campaigns/campaign-status.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { VenueContent } from '../../store/venue/venue-content.ts';
import type {
  CampaignDocument,
  CoveredDocument,
  ReductionDocument,
} from '../../venue-document/campaigns/campaign-document-schema.ts';
import { toCampaignDocument } from '../../venue-document/campaigns/write-document-campaigns.ts';
import { kurusOf } from '../../venue-document/document-reading.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';

const text = (example: string) => Type.String({ examples: [example] });

const covers = Type.Array(
  Type.Object(
    { product: uuid(), portion: nullable(uuid(), 'The portion; `null` for every portion.') },
    { title: 'Covered' },
  ),
  { description: 'The products that it covers, without those that are no longer on the menu.' },
);

/** The reduction, given by exactly one property. */
const reductionOf = <P extends TProperties>(title: string, parts: P) =>
  Type.Partial(Type.Object(parts), {
    title,
    description: 'The reduction: exactly one of the properties is set.',
    minProperties: 1,
    maxProperties: 1,
  });

const percent = Type.Number({ description: 'The percentage off.', examples: [12.5] });
const amount = liraSchema('The amount off.');
const fixedPrice = liraSchema('The new price.');

const ofEveryKind = {
  id: uuid(),
  revision: revisionSchema(),
  name: text('Öğle indirimi'),
  badgeText: nullable(text('%20 indirim')),
  validFrom: nullable(instantSchema(), 'When the campaign starts; `null` if it has no start.'),
  validUntil: nullable(instantSchema(), 'When the campaign ends; `null` if it has no end.'),
  weekdays: nullable(Type.Array(oneOf(WEEKDAYS)), 'The days on which it runs; `null` for every day.'),
  dailyFrom: nullable(clockTime(), 'When its daily window starts; `null` for the whole day.'),
  dailyUntil: nullable(
    clockTime(),
    'When its daily window ends. Earlier than `dailyFrom`: the next morning.',
  ),
  orderTypes: nullable(
    Type.Array(oneOf(ORDER_TYPES)),
    'The types of order that it applies to; `null` for every type.',
  ),
  translations: Type.Unsafe<Campaign['translations']>({
    type: 'object',
    description: 'The texts in the other languages of the venue, by language code.',
    additionalProperties: Type.Partial(
      Type.Object({ name: text('Lunch offer'), badgeText: text('20% off') }),
    ),
  }),
  state: oneOf(
    CAMPAIGN_STATES,
    'The state. `Running`: it applies now. `Waiting`: it will apply later. `Over`: it will never apply ' +
      'again.',
  ),
  waitsFor: nullable(
    oneOf(CAMPAIGN_WAIT_REASONS),
    'What a `Waiting` campaign waits for: the first of its `validFrom`, a day of its `weekdays`, and ' +
      'its daily window that has not come yet.',
  ),
  startsAt: nullable(instantSchema(), 'When a `Waiting` campaign applies next; otherwise `null`.'),
  endsAt: nullable(instantSchema(), 'When a `Running` campaign stops; `null` if it has no end.'),
};

const kinds = [
  Type.Object(
    {
      kind: Type.Literal('PortionDiscount'),
      ...ofEveryKind,
      covers,
      reduction: reductionOf('PortionReduction', { percent, amount, fixedPrice }),
    },
    { title: 'PortionDiscount' },
  ),
  Type.Object(
    {
      kind: Type.Literal('BuyXPayY'),
      ...ofEveryKind,
      covers,
      buy: Type.Integer({ description: 'The number of units in a group.' }),
      pay: Type.Integer({
        description: 'The number of units in a group that are paid; the cheapest units are free.',
      }),
    },
    { title: 'BuyXPayY' },
  ),
  Type.Object(
    {
      kind: Type.Literal('SetMenu'),
      ...ofEveryKind,
      parts: Type.Array(Type.Object({ name: text('Ana yemek'), covers }, { title: 'SetMenuPart' })),
      price: liraSchema('The price of one unit of each part together; extras are charged in addition.'),
    },
    { title: 'SetMenu' },
  ),
  Type.Object(
    {
      kind: Type.Literal('BillDiscount'),
      ...ofEveryKind,
      minimum: liraSchema('The minimum price of the goods after the other campaigns.'),
      reduction: reductionOf('BillReduction', { percent, amount }),
    },
    { title: 'BillDiscount' },
  ),
] as const;

type CampaignJson = Static<(typeof kinds)[number]>;

export const CampaignResource = Type.Unsafe<CampaignJson>({
  title: 'Campaign',
  description: 'A campaign of one of four kinds, and its state now.',
  oneOf: [...kinds],
  examples: [
    {
      kind: 'PortionDiscount',
      id: '01900000-0000-7000-8000-000000000701',
      revision: 'kX2pQ9vL0aZr3TfB',
      name: 'Öğle indirimi',
      badgeText: '%20 indirim',
      validFrom: null,
      validUntil: null,
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      dailyFrom: '11:30',
      dailyUntil: '15:00',
      orderTypes: null,
      translations: { en: { name: 'Lunch offer', badgeText: '20% off' } },
      state: 'Waiting',
      waitsFor: 'Weekday',
      startsAt: '2026-03-02T08:30:00.000Z',
      endsAt: null,
      covers: [{ product: '01900000-0000-7000-8000-000000000301', portion: null }],
      reduction: { percent: 20 },
    },
  ],
});

/** The JSON of a campaign with its state. `now` is in milliseconds. */
export function toCampaignResource(
  campaign: Campaign,
  { venue, products }: Pick<VenueContent, 'venue' | 'products'>,
  now: number,
): CampaignJson {
  const document = toCampaignDocument(campaign, products);
  const status = toStatus(campaignStatusAt(campaign, venue.timeZone, now));
  return { ...withAmountsAsSent(document), revision: revisionOf(campaign), ...status } as CampaignJson;
}

function toStatus(status: CampaignStatus) {
  const { state } = status;
  const waitsFor = state === 'Waiting' ? status.waitsFor : null;
  const startsAt = state === 'Waiting' ? instant(status.startsAt) : null;
  const endsAt = state === 'Running' && status.endsAt !== null ? instant(status.endsAt) : null;
  return { state, waitsFor, startsAt, endsAt };
}

/** The document as answers show it: with all properties, and amounts with two decimals. */
function withAmountsAsSent(document: CampaignDocument) {
  switch (document.kind) {
    case 'PortionDiscount':
      return {
        ...document,
        covers: document.covers.map(toCovered),
        reduction: toReduction(document.reduction),
      };
    case 'BuyXPayY':
      return { ...document, covers: document.covers.map(toCovered) };
    case 'SetMenu': {
      const parts = document.parts.map((part) => ({ name: part.name, covers: part.covers.map(toCovered) }));
      return { ...document, parts, price: lira(kurusOf(document.price)) };
    }
    case 'BillDiscount': {
      const minimum = lira(kurusOf(document.minimum ?? 0));
      return { ...document, minimum, reduction: toReduction(document.reduction) };
    }
    default:
      return throwUnknownKind(document);
  }
}

function toCovered({ product, portion = null }: CoveredDocument) {
  return { product, portion };
}

function toReduction({ percent: basis, amount: off, fixedPrice: price }: ReductionDocument) {
  if (off !== undefined) return { amount: lira(kurusOf(off)) };
  return price === undefined ? { percent: basis } : { fixedPrice: lira(kurusOf(price)) };
}
