import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useAmount } from '../../ui/amount.tsx';
import { useWeekdayName, WEEKDAYS, type Weekday } from '../weekdays.ts';
import { capitalizeSentence } from './capitalize-sentence.ts';
import type { CampaignForm, CoveredEntry } from './editor/campaign-form.ts';
import { readAmountOrPercent } from './editor/campaign-form.ts';

/** How many of the covered products a summary names. */
const MOST_NAMED = 3;

/**
 * @returns a function that writes a summary: what a campaign does, for whom and when. Missing values are
 * shown as dots.
 */
export function useSummary(categories: readonly Schemas['CategorySetup'][]): (form: CampaignForm) => string {
  const t = useTranslations('campaigns.summary');
  const amount = useAmount();
  const list = useList();
  const timeText = useTimeText();
  const nameOf = coveredNames(categories);
  const coveredText = (covers: readonly CoveredEntry[]) => {
    if (covers.length === 0) return '…';
    const names = covers.slice(0, MOST_NAMED).map(nameOf);
    const more = covers.length - names.length;
    return more === 0 ? list(names) : t('andMore', { names: names.join(', '), count: more });
  };
  const money = (text: string) => {
    const value = readAmountOrPercent(text);
    return value === null ? '…' : amount(value);
  };
  const discountText = ({ reductionBy, reduction }: CampaignForm) =>
    reductionBy === 'percent' ? t('percent', { percent: reduction.trim() || '…' }) : money(reduction);
  const actionText = (form: CampaignForm) => {
    switch (form.kind) {
      case 'PortionDiscount':
        return form.reductionBy === 'fixedPrice'
          ? t('fixedPrice', { names: coveredText(form.covers), price: money(form.reduction) })
          : t('portion', { names: coveredText(form.covers), off: discountText(form) });
      case 'BuyXPayY':
        return t('buy', {
          names: coveredText(form.covers),
          buy: form.buy || '…',
          pay: form.pay || '…',
        });
      case 'SetMenu':
        return t('set', {
          parts: list(form.parts.map((part) => part.name.trim() || '…')),
          price: money(form.price),
        });
      case 'BillDiscount':
        return (readAmountOrPercent(form.minimum) ?? 0) > 0
          ? t('billFrom', { off: discountText(form), minimum: money(form.minimum) })
          : t('bill', { off: discountText(form) });
    }
  };
  const locale = useLocale();
  return (form) =>
    [actionText(form), ...timeText(form)].map((sentence) => capitalizeSentence(sentence, locale)).join(' ');
}

/** @returns a function that writes when a campaign runs, and for which orders, as sentences. */
function useTimeText(): (form: CampaignForm) => string[] {
  const t = useTranslations('campaigns.summary');
  const tType = useTranslations('campaigns.types');
  const format = useFormatter();
  const list = useList();
  const nameOfDay = useWeekdayName();
  const day = (local: string) =>
    format.dateTime(new Date(`${local}:00Z`), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const days = (weekdays: readonly Weekday[]) =>
    isRun(weekdays) && weekdays.length > 2
      ? t('dayRun', { first: nameOfDay(weekdays[0]!), last: nameOfDay(weekdays.at(-1)!) })
      : list(weekdays.map((one) => nameOfDay(one)));
  return ({ weekdays, dailyFrom, dailyUntil, orderTypes, validFrom, validUntil }) => {
    const onDays = weekdays.length === 0 || weekdays.length === 7 ? t('everyDay') : days(weekdays);
    const window =
      dailyFrom === '' || dailyUntil === '' || dailyFrom === dailyUntil
        ? t('allDay', { days: onDays })
        : t('window', { days: onDays, from: dailyFrom, until: dailyUntil });
    const isForSome = orderTypes.length > 0 && orderTypes.length < 3;
    return [
      window,
      ...(isForSome ? [t('onlyFor', { types: list(orderTypes.map((type) => tType(type))) })] : []),
      ...(validFrom === '' ? [] : [t('from', { day: day(validFrom) })]),
      ...(validUntil === '' ? [] : [t('until', { day: day(validUntil) })]),
    ];
  };
}

/** Whether the weekdays are consecutive. */
function isRun(weekdays: readonly Weekday[]): boolean {
  const places = weekdays.map((day) => WEEKDAYS.indexOf(day));
  return places.every((place, at) => at === 0 || place === places[at - 1]! + 1);
}

function useList(): (names: readonly string[]) => string {
  const locale = useLocale();
  return (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** @returns a function that names a covered product with its portion; dots for a product that is no longer on the menu */
export function coveredNames(
  categories: readonly Schemas['CategorySetup'][],
): (covered: CoveredEntry) => string {
  const products = new Map(categories.flatMap((one) => one.products.map((product) => [product.id, product])));
  return ({ product: id, portion: portionId }) => {
    const product = products.get(id);
    if (product === undefined) return '…';
    const portion = product.portions.find((one) => one.id === portionId);
    return portion === undefined ? product.name : `${product.name} (${portion.name})`;
  };
}
