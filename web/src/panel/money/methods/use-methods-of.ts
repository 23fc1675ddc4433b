import { useTranslations } from 'use-intl';
import type { Settings } from '../../panel-queries.ts';
import { methodsOf, type PaymentMethod } from './payment-methods.ts';

/** @returns a function that gives the payment methods of a venue; the built-in ones have names in the language of the app */
export function useMethodsOf(): (settings: Settings) => readonly PaymentMethod[] {
  const t = useTranslations('pay.kinds');
  // Without soft hyphens: long names of kinds have them for the narrow buttons of the till.
  return ({ paymentMethods }) => methodsOf(paymentMethods, (kind) => t(kind).replaceAll('\u00AD', ''));
}
