import { useTranslations } from 'use-intl';
import { CustomerFields } from './customer-fields.tsx';
import { OrderPage } from './order-page.tsx';

/** The order page of a takeaway or delivery that is not sent yet. */
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
