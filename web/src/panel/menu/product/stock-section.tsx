import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { stockQuery } from '../../../api/queries.ts';
import { untilKnown } from '../../../api/record-writes.ts';
import { ifMatch } from '../../../api/revision.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SavingFault } from '../changes/saving-fault.tsx';
import { useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import css from './product.module.css';
import { Section } from './section.tsx';

/** What is left of a product. It is saved at once, because orders change it at the same time. */
export function StockSection({ productId }: { productId: string }) {
  const t = useTranslations('panelMenu.stock');
  const { venueId } = useVenue();
  const { place } = useMenuEditing();
  const { data } = useQuery(stockQuery(venueId));
  const saving = useSaving();
  const [typed, setTyped] = useState({ quantity: '', add: '', low: '' });
  // A delivery has one key from when it is typed until it is known to be added.
  const [delivery, setDelivery] = useState(() => crypto.randomUUID());
  const stock = data?.find((one) => one.productId === productId);
  if (stock === undefined) return null;
  const isTracked = stock.quantity !== null;
  const send = (
    body: Schemas['StockChange'],
    name?: keyof typeof typed,
    header: { 'If-Match'?: string; 'Idempotency-Key'?: string } = {},
  ) =>
    saving.run(async () => {
      const params = { path: { venueId, productId }, header };
      const put = () =>
        dataOf(api.PUT('/venue/v1/venues/{venueId}/products/{productId}/stock', { params, body }));
      try {
        await untilKnown(put);
        if (name === 'add') setDelivery(crypto.randomUUID());
        // What was typed meanwhile stays.
        if (name !== undefined) setTyped((now) => (now[name] === typed[name] ? { ...now, [name]: '' } : now));
      } finally {
        await place.client.invalidateQueries(stockQuery(venueId));
      }
    });
  const field = (name: keyof typeof typed, send: (value: number) => void, pattern = /^\d{1,6}$/) => (
    <Field
      label={t(name)}
      inputMode="numeric"
      value={typed[name]}
      placeholder={name === 'low' ? String(stock.lowThreshold) : undefined}
      onChange={({ target }) => {
        if (name === 'add') setDelivery(crypto.randomUUID());
        setTyped((before) => ({ ...before, [name]: target.value }));
      }}
      end={
        <Button
          tone="Quiet"
          disabled={saving.isBusy || !pattern.test(typed[name].trim())}
          onClick={() => send(Number(typed[name]))}
        >
          {t('set')}
        </Button>
      }
    />
  );
  return (
    <Section title={t('title')} hint={t('hint')}>
      {saving.fault !== null && <SavingFault fault={saving.fault} />}
      <p className={css.left} role="status">
        {isTracked ? t('left', { count: stock.quantity ?? 0 }) : t('untracked')}
      </p>
      <div className={css.partFields}>
        {field('quantity', (quantity) =>
          send({ isTracked: true, quantity }, 'quantity', ifMatch(stock.revision)),
        )}
        {isTracked &&
          field(
            'add',
            (add) => send({ isTracked: true, add }, 'add', { 'Idempotency-Key': delivery }),
            /^-?\d{1,6}$/,
          )}
        {isTracked && field('low', (lowThreshold) => send({ isTracked: true, lowThreshold }, 'low'))}
      </div>
      {isTracked && (
        <Button disabled={saving.isBusy} onClick={() => send({ isTracked: false })}>
          {t('stop')}
        </Button>
      )}
    </Section>
  );
}
