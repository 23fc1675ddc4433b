import type { Schemas } from '../../api/client.ts';
import { priceText, readPrice } from '../form/price-text.ts';
import type { Settings } from '../panel-queries.ts';
import { readPercent } from '../read-percent.ts';

/** The money settings as typed in the form, without the lists that have their own sheets. */
export interface MoneyForm {
  /** The code of a VAT class; empty for none. */
  vatClass: string;
  /** Empty for the VAT class of products. */
  serviceFeeVatClass: string;
  /** In kuruş. */
  cashStep: string;
  blindCount: boolean;
  /** The largest difference of a drawer count that is accepted, typed as a price in lira. */
  differenceAllowed: string;
  /** `HH:mm`, 12:00 at the latest. Empty: midnight, or the end of the opening hours of the day before. */
  dayBeginsAt: string;
  legalName: string;
  taxNumber: string;
  footer: string;
  /** Percentages with spaces between them. */
  tips: string;
  hasQrCode: boolean;
  printsReceipts: boolean;
  fiscalDocuments: Settings['fiscalDocuments'];
  /** E-mail addresses with spaces between them. */
  reportEmails: string;
  /** The share of reductions, in whole percent, above which there is a notice; empty for no notice. */
  reductionsNotice: string;
}

/** The form values of the settings. @param locale  the locale in which amounts are written */
export function moneyFormOf(settings: Settings, locale: string): MoneyForm {
  const { vatClass, serviceFeeVatClass, cashStepKurus, dayBeginsAt, billPaper, fiscalDocuments } = settings;
  const { blindCount, drawerDifferenceAllowedKurus, reductionsNoticePercent } = settings;
  const { legalName, taxNumber, footer, tipPercents, hasQrCode, printsReceipts } = billPaper;
  return {
    ...{ vatClass: vatClass ?? '', serviceFeeVatClass: serviceFeeVatClass ?? '' },
    ...{ cashStep: String(cashStepKurus), dayBeginsAt: dayBeginsAt ?? '' },
    ...{ blindCount, differenceAllowed: priceText(drawerDifferenceAllowedKurus / 100, locale) },
    ...{ legalName: legalName ?? '', taxNumber: taxNumber ?? '', footer: footer ?? '' },
    ...{ tips: tipPercents.join(' '), hasQrCode, printsReceipts, fiscalDocuments },
    reportEmails: settings.dayReportEmails.join(' '),
    reductionsNotice: String(reductionsNoticePercent ?? ''),
  };
}

/** The body of the request, with the changed fields only. */
export function moneyChangeOf(changes: Partial<MoneyForm>): Schemas['SettingsChange'] {
  const { vatClass, serviceFeeVatClass, cashStep, dayBeginsAt, fiscalDocuments } = changes;
  const { blindCount, differenceAllowed, reductionsNotice, reportEmails } = changes;
  const billPaper = paperChangeOf(changes);
  return {
    ...(vatClass !== undefined && { vatClass: vatClass || null }),
    ...(serviceFeeVatClass !== undefined && { serviceFeeVatClass: serviceFeeVatClass || null }),
    ...(cashStep !== undefined && { cashStepKurus: Number(cashStep) as Settings['cashStepKurus'] }),
    ...(blindCount !== undefined && { blindCount }),
    ...(differenceAllowed !== undefined && {
      drawerDifferenceAllowedKurus: Math.round((readPrice(differenceAllowed) ?? 0) * 100),
    }),
    ...(dayBeginsAt !== undefined && { dayBeginsAt: dayBeginsAt || null }),
    ...(Object.keys(billPaper).length > 0 && { billPaper }),
    ...(fiscalDocuments !== undefined && { fiscalDocuments }),
    ...(reportEmails !== undefined && { dayReportEmails: readAddresses(reportEmails) ?? [] }),
    ...(reductionsNotice !== undefined && { reductionsNoticePercent: readPercent(reductionsNotice) }),
  };
}

function paperChangeOf(changes: Partial<MoneyForm>): NonNullable<Schemas['SettingsChange']['billPaper']> {
  const { legalName, taxNumber, footer, tips, hasQrCode, printsReceipts } = changes;
  return {
    ...(legalName !== undefined && { legalName: legalName.trim() || null }),
    ...(taxNumber !== undefined && { taxNumber: taxNumber.trim() || null }),
    ...(footer !== undefined && { footer: footer.trim() || null }),
    ...(tips !== undefined && { tipPercents: readTips(tips) ?? [] }),
    ...(hasQrCode !== undefined && { hasQrCode }),
    ...(printsReceipts !== undefined && { printsReceipts }),
  };
}

/** The most tip suggestions on a bill. */
const MOST_TIPS = 4;

/** The percentages in a text such as `5 10` or `7,5; 10`; `null` if one is not a percentage, or there are too many. */
export function readTips(text: string): number[] | null {
  const parts = text.split(/[;\s]+|,\s+/).filter((part) => part !== '');
  const tips = parts.map((part) => readPercent(part.replace(/,$|%/g, '')));
  return parts.length > MOST_TIPS || tips.some((tip) => tip === null || tip === 0)
    ? null
    : (tips as number[]);
}

/** The most addresses to which a report is mailed. */
const MOST_ADDRESSES = 5;

/** The different addresses in a text; `null` if one is not an address, or there are too many. */
export function readAddresses(text: string): string[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const addresses = [...new Map(parts.map((address) => [address.toLowerCase(), address])).values()];
  const areAddresses = addresses.every((address) => /^[^@]+@[^@]+\.[^@.]+$/.test(address));
  return areAddresses && addresses.length <= MOST_ADDRESSES ? addresses : null;
}

export type MoneyFault = 'addressWrong' | 'dayWrong' | 'tipsWrong' | 'amountWrong' | 'percentWrong';

/** The faults by field. */
export function moneyFaultsOf({
  dayBeginsAt,
  tips,
  differenceAllowed,
  reportEmails,
  reductionsNotice,
}: MoneyForm): Partial<Record<keyof MoneyForm, MoneyFault>> {
  return {
    ...(dayBeginsAt > '12:00' && { dayBeginsAt: 'dayWrong' }),
    ...(readPrice(differenceAllowed) === null && { differenceAllowed: 'amountWrong' }),
    ...(readAddresses(reportEmails) === null && { reportEmails: 'addressWrong' }),
    ...(readTips(tips) === null && { tips: 'tipsWrong' }),
    ...(reductionsNotice.trim() !== '' &&
      !Number.isInteger(readPercent(reductionsNotice)) && { reductionsNotice: 'percentWrong' }),
  };
}
