import { useTranslations } from 'use-intl';
import { CustomerFields } from './customer-fields.tsx';
import { OrderPage } from './order-page.tsx';

/** The page of a new takeaway or delivery that was not sent yet. */
export function NewOrderPage({ type }: { type: 'Takeaway' | 'Delivery' }) {
  const t = useTranslations('till.order');
  return (
    <OrderPage
      place={{ kind: 'New', type }}
      title={t(`new${type}`)}
      subtitle={null}
      shown={null}
      customer={<CustomerFields type={type} />}
    />
  );
}
