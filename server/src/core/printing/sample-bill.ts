import { vatByRate } from '../money/vat.ts';
import { shareOf } from '../money.ts';
import { vatAt } from '../venue/vat.ts';
import type { Venue } from '../venue/venue.ts';
import type { PrintedBill, PrintedLine } from './printed-bill.ts';

type SampleTerms = Pick<
  Venue,
  'vatClasses' | 'vatClass' | 'serviceFeeVatClass' | 'serviceFeeBasisPoints' | 'timeZone'
>;

/** The most lines of a sample bill, so that it stays short. */
const MOST_LINES = 3;
const PRICES_KURUS = [15_000, 25_000, 9_950];

/** An invented bill with a line for each VAT class of a venue, at the rates of an instant. Shows how the paper will look. */
export function sampleBill(venue: SampleTerms, now: number): PrintedBill {
  const vatOf = vatAt(venue, venue.timeZone, now, 'DineIn');
  const classes = venue.vatClasses.slice(0, MOST_LINES);
  const named = classes.length === 0 ? [{ code: null, name: '…' }] : classes;
  const lines = named.map(({ name }, at) => sampleLine(name, at + 1, PRICES_KURUS[at]!));
  const subtotalKurus = lines.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  const serviceFeeKurus = shareOf(subtotalKurus, venue.serviceFeeBasisPoints);
  const parts = [
    ...named.map(({ code }, at) => ({ vat: vatOf(code), kurus: lines[at]!.grossKurus })),
    ...(serviceFeeKurus > 0 ? [{ vat: vatOf(venue.serviceFeeVatClass), kurus: serviceFeeKurus }] : []),
  ];
  const totalKurus = subtotalKurus + serviceFeeKurus;
  return {
    ...{ kind: 'Bill', number: 1, type: 'DineIn', tableName: '1', customerName: null, waiter: null },
    ...{ openedAt: now, lines, subtotalKurus, reductions: [], serviceFeeKurus, totalKurus },
    vat: vatByRate(parts.flatMap(({ vat, kurus }) => (vat === null ? [] : [{ rate: vat.vatRate, kurus }]))),
    ...{ payments: [], refunds: [], remainingKurus: totalKurus, shareKurus: null, copy: 0 },
  };
}

function sampleLine(productName: string, quantity: number, unitKurus: number): PrintedLine {
  return {
    ...{ productName, portionName: '', quantity, measure: null, extras: [], isGift: false },
    grossKurus: quantity * unitKurus,
  };
}
