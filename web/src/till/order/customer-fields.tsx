import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import type { TypedCustomer } from './basket/basket.ts';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';

const PARTS = {
  Takeaway: ['name', 'phone'],
  Delivery: ['name', 'phone', 'address'],
} as const;

/** Whom a takeaway or delivery is for. Only the address of a delivery is needed. */
export function CustomerFields({ type }: { type: 'Takeaway' | 'Delivery' }) {
  const t = useTranslations('till.customer');
  const { basket, changeBasket } = useOrder();
  const change = (part: Partial<TypedCustomer>) =>
    changeBasket((before) => ({ ...before, customer: { ...before.customer, ...part } }));
  const errorOf = (part: keyof TypedCustomer) =>
    basket.refusal?.fields.some((field) => field === `customer.${part}` || field === 'customer')
      ? t(`wrong.${part}`)
      : undefined;
  return (
    <section className={css.customer} aria-label={t('title')}>
      {PARTS[type].map((part) => (
        <Field
          key={part}
          label={t(part)}
          value={basket.customer[part]}
          type={part === 'phone' ? 'tel' : 'text'}
          maxLength={MOST_LETTERS[part]}
          autoComplete="off"
          required={part === 'address'}
          error={errorOf(part)}
          onChange={({ target }) => change({ [part]: target.value })}
        />
      ))}
    </section>
  );
}

const MOST_LETTERS = { name: 100, phone: 30, address: 300 };
