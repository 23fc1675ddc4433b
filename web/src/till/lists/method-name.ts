import { useTranslations } from 'use-intl';
import { paymentKindValues } from '../../api/venue-api-lists.generated.ts';

/** What people call a way to pay: by its own name, or by its kind. */
export function useMethodName(): (method: { code: string; name: string }) => string {
  const t = useTranslations('pay.kinds');
  return ({ code, name }) => {
    const kind = paymentKindValues.find((one) => one === code);
    return kind === undefined ? name : t(kind);
  };
}
