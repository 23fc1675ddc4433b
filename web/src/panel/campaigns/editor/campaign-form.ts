import type { Schemas } from '../../../api/client.ts';
import {
  campaignChangeKindValues,
  newPortionDiscountOrderTypesValues,
} from '../../../api/venue-api-lists.generated.ts';
import { dateAt, instantOf, timeAt } from '../../../time/venue-time.ts';
import { hasSameJson } from '../../form/draft.ts';
import type { Weekday } from '../../weekdays.ts';

export type Campaign = Schemas['Campaign'];
export type CampaignKind = Campaign['kind'];
export type OrderType = Schemas['StaffOrderRequest']['type'];
export type StatedCampaign = Schemas['StatedCampaign'];

/** The id of a covered product, and of the covered portion; `portion` is `null` if the whole product is covered. */
export interface CoveredEntry {
  product: string;
  portion: string | null;
}

export interface SetMenuPart {
  name: string;
  covers: CoveredEntry[];
}

/** A campaign as typed in the form. It keeps the values of all kinds, so that the person can switch between kinds. */
export interface CampaignForm {
  kind: CampaignKind;
  name: string;
  badgeText: string;
  /** Name and badge in the other languages of the menu, by language code. */
  translations: Record<string, { name: string; badgeText: string }>;
  reductionBy: 'percent' | 'amount' | 'fixedPrice';
  reduction: string;
  covers: CoveredEntry[];
  buy: string;
  pay: string;
  parts: SetMenuPart[];
  price: string;
  minimum: string;
  /** On the venue's clock, as `2026-03-04T20:30`; empty for none. */
  validFrom: string;
  validUntil: string;
  weekdays: Weekday[];
  dailyFrom: string;
  dailyUntil: string;
  orderTypes: OrderType[];
}

export const ORDER_TYPES = newPortionDiscountOrderTypesValues;
export const CAMPAIGN_KINDS = campaignChangeKindValues;

export const NEW_CAMPAIGN: CampaignForm = {
  ...{ kind: 'PortionDiscount', name: '', badgeText: '', translations: {} },
  ...{ reductionBy: 'percent', reduction: '', covers: [], buy: '3', pay: '2', price: '', minimum: '' },
  parts: [
    { name: '', covers: [] },
    { name: '', covers: [] },
  ],
  ...{ validFrom: '', validUntil: '', weekdays: [], dailyFrom: '', dailyUntil: '', orderTypes: [] },
};

/** The form values of a stored campaign; times are on the venue's clock. */
export function campaignFormOf(campaign: Campaign, timeZone: string): CampaignForm {
  const local = (instant: string | null) =>
    instant === null
      ? ''
      : `${dateAt(Date.parse(instant), timeZone)}T${timeAt(Date.parse(instant), timeZone)}`;
  const { kind, name, badgeText, weekdays, dailyFrom, dailyUntil, orderTypes, translations } = campaign;
  return {
    ...NEW_CAMPAIGN,
    ...{ kind, name, badgeText: badgeText ?? '' },
    translations: Object.fromEntries(
      Object.entries(translations).map(([code, texts]) => [
        code,
        { name: texts.name ?? '', badgeText: texts.badgeText ?? '' },
      ]),
    ),
    ...{ validFrom: local(campaign.validFrom), validUntil: local(campaign.validUntil) },
    ...{ weekdays: weekdays ?? [], dailyFrom: dailyFrom ?? '', dailyUntil: dailyUntil ?? '' },
    orderTypes: orderTypes ?? [],
    ...('covers' in campaign && { covers: campaign.covers }),
    ...('reduction' in campaign && reductionOf(campaign.reduction)),
    ...(campaign.kind === 'BuyXPayY' && { buy: String(campaign.buy), pay: String(campaign.pay) }),
    ...(campaign.kind === 'SetMenu' && { parts: campaign.parts, price: String(campaign.price) }),
    ...(campaign.kind === 'BillDiscount' && { minimum: String(campaign.minimum) }),
  };
}

function reductionOf(reduction: Schemas['PortionReduction']) {
  const by = (['percent', 'amount', 'fixedPrice'] as const).find((one) => reduction[one] !== undefined);
  return by === undefined ? {} : { reductionBy: by, reduction: String(reduction[by]) };
}

/** The campaign of a form without faults, as it is sent to the service. */
export function campaignOf(form: CampaignForm, timeZone: string): StatedCampaign {
  const instant = (local: string) =>
    local === ''
      ? null
      : new Date(instantOf(local.slice(0, 10), local.slice(11, 16), timeZone)).toISOString();
  const shared = {
    name: form.name.trim(),
    badgeText: form.badgeText.trim() || null,
    ...{ validFrom: instant(form.validFrom), validUntil: instant(form.validUntil) },
    weekdays: form.weekdays.length === 0 || form.weekdays.length === 7 ? null : form.weekdays,
    ...{ dailyFrom: form.dailyFrom || null, dailyUntil: form.dailyUntil || null },
    orderTypes: form.orderTypes.length === 0 || form.orderTypes.length === 3 ? null : form.orderTypes,
    translations: translationsOf(form.translations),
  };
  const reduction = { [form.reductionBy]: readAmountOrPercent(form.reduction) ?? 0 };
  switch (form.kind) {
    case 'PortionDiscount':
      return { ...shared, kind: form.kind, covers: form.covers, reduction };
    case 'BuyXPayY':
      return {
        ...shared,
        kind: form.kind,
        covers: form.covers,
        buy: Number(form.buy),
        pay: Number(form.pay),
      };
    case 'SetMenu': {
      const parts = form.parts.map((part) => ({ name: part.name.trim(), covers: part.covers }));
      return { ...shared, kind: form.kind, parts, price: readAmountOrPercent(form.price) ?? 0 };
    }
    case 'BillDiscount':
      return {
        ...shared,
        kind: form.kind,
        minimum: readAmountOrPercent(form.minimum || '0') ?? 0,
        reduction,
      };
  }
}

function translationsOf(entered: CampaignForm['translations']) {
  return Object.fromEntries(
    Object.entries(entered)
      .map(([code, { name, badgeText }]): [string, { name?: string; badgeText?: string }] => [
        code,
        {
          ...(name.trim() !== '' && { name: name.trim() }),
          ...(badgeText.trim() !== '' && { badgeText: badgeText.trim() }),
        },
      ])
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );
}

/** The body that changes a stored campaign: only the changed properties. */
export function campaignChangeOf(
  before: CampaignForm,
  after: CampaignForm,
  timeZone: string,
): Schemas['CampaignChange'] {
  const [old, now] = [campaignOf(before, timeZone), campaignOf(after, timeZone)] as Record<string, unknown>[];
  return Object.fromEntries(Object.entries(now!).filter(([key, value]) => !hasSameJson(value, old![key])));
}

/**
 * Reads an amount or a percentage with at most two decimals, after a point or a comma; `null` if it is
 * invalid.
 */
export function readAmountOrPercent(text: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return found === null ? null : Number(`${found[1]}.${found[2] ?? 0}`);
}
