import { type CampaignForm, readAmountOrPercent } from './campaign-form.ts';

const FAULTS = {
  name: ['nameMissing', 'nameTaken'],
  reduction: ['reductionWrong', 'percentWrong'],
  covers: ['coversMissing'],
  buy: ['buyWrong'],
  pay: ['payWrong'],
  parts: ['partsWrong'],
  price: ['priceWrong'],
  minimum: ['minimumWrong'],
  validUntil: ['endsBefore'],
  dailyUntil: ['windowHalf'],
} as const;

export type CampaignFaults = { -readonly [Field in keyof typeof FAULTS]?: (typeof FAULTS)[Field][number] };

const MOST_LIRA = 1_000_000;

/** The faults of a campaign, by field. `others`: the names of the other campaigns. */
export function campaignFaultsOf(form: CampaignForm, others: readonly string[]): CampaignFaults {
  const { kind, name, validFrom, validUntil, dailyFrom, dailyUntil } = form;
  const faults: CampaignFaults = {};
  if (name.trim() === '') faults.name = 'nameMissing';
  else if (others.includes(name.trim())) faults.name = 'nameTaken';
  if (kind === 'PortionDiscount' || kind === 'BillDiscount') Object.assign(faults, reductionFaultsOf(form));
  if ((kind === 'PortionDiscount' || kind === 'BuyXPayY') && form.covers.length === 0)
    faults.covers = 'coversMissing';
  if (kind === 'BuyXPayY') {
    const buy = countOf(form.buy);
    const pay = countOf(form.pay);
    if (buy === null || buy < 2 || buy > 100) faults.buy = 'buyWrong';
    else if (pay === null || pay < 1 || pay >= buy) faults.pay = 'payWrong';
  }
  if (kind === 'SetMenu') {
    const names = form.parts.map((part) => part.name.trim());
    if (names.includes('') || new Set(names).size < names.length) faults.parts = 'partsWrong';
    if (form.parts.some(({ covers }) => covers.length === 0)) faults.parts = 'partsWrong';
    if (!isLira(form.price)) faults.price = 'priceWrong';
  }
  if (kind === 'BillDiscount' && form.minimum.trim() !== '' && !isLira(form.minimum))
    faults.minimum = 'minimumWrong';
  if (validFrom !== '' && validUntil !== '' && validUntil <= validFrom) faults.validUntil = 'endsBefore';
  if ((dailyFrom === '') !== (dailyUntil === '')) faults.dailyUntil = 'windowHalf';
  return faults;
}

function reductionFaultsOf({ kind, reductionBy, reduction }: CampaignForm): CampaignFaults {
  const value = readAmountOrPercent(reduction);
  if (kind === 'BillDiscount' && reductionBy === 'fixedPrice') return { reduction: 'reductionWrong' };
  if (reductionBy === 'percent')
    return value === null || value <= 0 || value > 100 ? { reduction: 'percentWrong' } : {};
  const isFree = reductionBy === 'fixedPrice' && value === 0;
  return value === null || (value <= 0 && !isFree) || value > MOST_LIRA
    ? { reduction: 'reductionWrong' }
    : {};
}

function isLira(text: string): boolean {
  const value = readAmountOrPercent(text);
  return value !== null && value <= MOST_LIRA;
}

function countOf(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}
