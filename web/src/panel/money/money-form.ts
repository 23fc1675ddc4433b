import type { Schemas } from '../../api/client.ts';
import type { Settings } from '../panel-queries.ts';

/** The settings of money as a person enters them, without the lists that have sheets. */
export interface MoneyForm {
  /** The code of a VAT class; empty for none. */
  vatClass: string;
  /** Empty for that of products. */
  serviceFeeVatClass: string;
  /** Kuruş. */
  cashStep: string;
  /** Empty for midnight, or the end of the opening hours. */
  dayBeginsAt: string;
}

export function moneyFormOf(settings: Settings): MoneyForm {
  const { vatClass, serviceFeeVatClass, cashStepKurus, dayBeginsAt } = settings;
  return {
    ...{ vatClass: vatClass ?? '', serviceFeeVatClass: serviceFeeVatClass ?? '' },
    ...{ cashStep: String(cashStepKurus), dayBeginsAt: dayBeginsAt ?? '' },
  };
}

/** What the service is told of the fields that differ. */
export function moneyChangeOf(changes: Partial<MoneyForm>): Schemas['SettingsChange'] {
  const { vatClass, serviceFeeVatClass, cashStep, dayBeginsAt } = changes;
  return {
    ...(vatClass !== undefined && { vatClass: vatClass || null }),
    ...(serviceFeeVatClass !== undefined && { serviceFeeVatClass: serviceFeeVatClass || null }),
    ...(cashStep !== undefined && { cashStepKurus: Number(cashStep) as Settings['cashStepKurus'] }),
    ...(dayBeginsAt !== undefined && { dayBeginsAt: dayBeginsAt || null }),
  };
}

export type MoneyFault = 'dayWrong';

/** What is wrong, by field. */
export function moneyFaultsOf({ dayBeginsAt }: MoneyForm): Partial<Record<keyof MoneyForm, MoneyFault>> {
  return dayBeginsAt > '12:00' ? { dayBeginsAt: 'dayWrong' } : {};
}
