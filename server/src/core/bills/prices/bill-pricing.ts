import type { Campaign } from '../../campaigns/campaign.ts';
import { dueOfLines, type ReducedLine } from '../../money/allocate.ts';
import { type VatOfRate, vatByRate } from '../../money/vat.ts';
import { measuredPriceKurus, netThousandths } from '../../pricing/measure.ts';
import type { BillTotals } from '../../pricing/price-terms.ts';
import { type PricingLine, type PricingResult, priceLines, totalsOf } from '../../pricing/pricing.ts';
import type { Bill, BillLine, CampaignSnapshot } from '../bill.ts';
import { lineStatus, lineTotalKurus, liveLines, unitKurus } from '../bill-status.ts';

/**
 * Calculates the totals of a bill and the deductions of each line again, from its present lines and the prices, campaigns,
 * manual discounts and service fee that are stored on it. Struck and comped lines cost nothing.
 */
export function reprice(bill: Bill): Bill {
  const charged = liveLines(bill).filter(({ isGift }) => !isGift);
  const priced = priceLines(
    charged.map(toPricedLine),
    bill.campaigns.map(toPricedCampaign),
    bill.serviceFeeBasisPoints,
    bill.discount?.terms ?? null,
  );
  const totals = withCampaignIds(totalsOf(priced), bill.campaigns);
  const after = { ...bill, lines: withDeductions(bill, charged, priced), totals };
  if (bill.discount !== undefined)
    after.discount = { ...bill.discount, amountKurus: priced.billDiscountKurus };
  return after;
}

/**
 * The amount that each line of a bill owes, in kuruş, in the order of the bill: 0 for a struck or comped line. The amounts
 * and the service fee add up to the total.
 */
export function duesOf(bill: Bill): number[] {
  return bill.lines.map((line) => lineTotalKurus(bill, line) - (line.reductionKurus ?? 0));
}

/**
 * The VAT of a bill: one entry for each rate of its lines and its service fee, lowest rate first. Amounts without a VAT class are left out.
 * @param dues  what each line owes, in the order of the bill
 */
export function vatOf(bill: Bill, dues: readonly number[] = duesOf(bill)): VatOfRate[] {
  const parts: { rate: number; kurus: number }[] = [];
  for (const [at, line] of bill.lines.entries()) {
    if (line.vatRate === undefined || lineStatus(bill, line) === 'Cancelled') continue;
    parts.push({ rate: line.vatRate, kurus: dues[at]! });
  }
  const { serviceFeeKurus } = bill.totals;
  if (serviceFeeKurus > 0 && bill.serviceFeeVatRate !== undefined)
    parts.push({ rate: bill.serviceFeeVatRate, kurus: serviceFeeKurus });
  return vatByRate(parts);
}

/** Prepares a line for `dueOfLines`. The rate -1 of a line without a VAT rate puts it last when a reduction is divided. */
function toReducedLine(bill: Bill, line: BillLine, reductionKurus: number): ReducedLine {
  return { grossKurus: lineTotalKurus(bill, line), reductionKurus, rate: line.vatRate ?? -1 };
}

/** The lines of a bill with their new deductions. A line whose deductions did not change stays the same object. */
function withDeductions(bill: Bill, charged: readonly BillLine[], priced: PricingResult): BillLine[] {
  const { lineReductions, billReductionKurus, discountKurus } = priced;
  const places = new Map<BillLine, number>();
  let dues: readonly number[] = [];
  if (discountKurus > 0) {
    const lines = charged.map((line, at) => toReducedLine(bill, line, lineReductions.reductionKurus[at]!));
    dues = dueOfLines(lines, billReductionKurus);
    for (const [at, line] of charged.entries()) places.set(line, at);
  }
  return bill.lines.map((line) => {
    const at = places.get(line);
    if (at === undefined) return withReduction(line, 0, 0);
    return withReduction(line, lineTotalKurus(bill, line) - dues[at]!, lineReductions.discountKurus[at]!);
  });
}

function withReduction(line: BillLine, reductionKurus: number, discountKurus: number): BillLine {
  const before = line.reductionKurus ?? 0;
  if (before === reductionKurus && (line.discount?.amountKurus ?? 0) === discountKurus) return line;
  const { reductionKurus: _, ...rest } = line;
  const after: BillLine = reductionKurus === 0 ? rest : { ...rest, reductionKurus };
  if (after.discount !== undefined) after.discount = { ...after.discount, amountKurus: discountKurus };
  return after;
}

/** The price of one unit of a line without extras, before campaigns: the manual price, or else the menu price. */
function chargedPortionKurus({
  portionKurus,
  priceByHand,
  measure,
}: Pick<BillLine, 'portionKurus' | 'priceByHand' | 'measure'>): number {
  if (priceByHand === undefined) return portionKurus;
  const { priceKurus } = priceByHand;
  return measure === undefined ? priceKurus : measuredPriceKurus(priceKurus, netThousandths(measure));
}

function toPricedLine(line: BillLine): PricingLine {
  const { portionKurus, measure, priceByHand } = line;
  return {
    productId: line.productId,
    portionId: line.portionId,
    quantity: line.quantity,
    portionKurus: priceByHand ? chargedPortionKurus(line) : portionKurus,
    extrasKurus: unitKurus(line) - portionKurus,
    campaignIds: line.campaignKeys,
    menuPortionKurus: priceByHand && portionKurus,
    measure: measure && priceByHand ? { ...measure, priceKurus: priceByHand.priceKurus } : measure,
    discount: line.discount?.terms,
    vatRate: line.vatRate,
  };
}

/** The campaign with the key of its snapshot as its id, so that pricing treats two versions of a campaign as two campaigns. */
function toPricedCampaign({ key, campaign }: CampaignSnapshot): Campaign {
  return key === campaign.id ? campaign : { ...campaign, id: key };
}

function withCampaignIds(totals: BillTotals, campaigns: readonly CampaignSnapshot[]): BillTotals {
  if (totals.reductions.length === 0) return totals;
  const idsByKey = new Map(campaigns.map(({ key, campaign }) => [key, campaign.id]));
  const reductions = totals.reductions.map((reduction) => ({
    ...reduction,
    campaignId: idsByKey.get(reduction.campaignId)!,
  }));
  return { ...totals, reductions };
}
