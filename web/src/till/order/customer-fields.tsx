import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { scrollToFirstFault } from '../../ui/form/use-submit.ts';
import { setCustomer, type TypedCustomer } from './basket/basket.ts';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';

const PARTS = {
  Takeaway: ['name', 'phone'],
  Delivery: ['name', 'phone', 'address'],
} as const;

/** The fields for the customer of a takeaway or delivery. Only the address of a delivery is required. */
export function CustomerFields({ type }: { type: 'Takeaway' | 'Delivery' }) {
  const t = useTranslations('till.customer');
  const { basket, changeBasket } = useOrder();
  const change = (part: Partial<TypedCustomer>) => changeBasket((before) => setCustomer(before, part));
  const section = useRef<HTMLElement>(null);
  const fields = basket.refusal?.fields;
  useEffect(() => {
    if (fields !== undefined) scrollToFirstFault(section.current);
  }, [fields]);
  const errorOf = (part: keyof TypedCustomer) =>
    fields?.some((field) => field === `customer.${part}` || field === 'customer')
      ? t(`wrong.${part}`)
      : undefined;
  return (
    <section ref={section} className={css.customer} aria-label={t('title')}>
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
