import { useTranslations } from 'use-intl';
import type { Settings } from '../../panel-queries.ts';
import { methodsOf, type PaymentMethod } from './payment-methods.ts';

/** The ways to pay of settings, the built-in ones in the language of the page. */
export function useMethodsOf(): (settings: Settings) => readonly PaymentMethod[] {
  const t = useTranslations('pay.kinds');
  // A long name of a kind may be broken on the narrow buttons of the till.
  return ({ paymentMethods }) => methodsOf(paymentMethods, (kind) => t(kind).replaceAll('\u00AD', ''));
}
