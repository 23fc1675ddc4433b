import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { stockQuery } from '../../../api/queries.ts';
import { repeatUntilKnown } from '../../../api/record-writes.ts';
import { ifMatch } from '../../../api/revision.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SavingFault } from '../changes/saving-fault.tsx';
import { useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import css from './product.module.css';
import { ProductSection } from './section.tsx';

type Stock = Schemas['ProductStock'];

/** The stock fields: the present quantity, a delivery to add, and the quantity below which it is low. */
const NUMBERS = ['quantity', 'add', 'low'] as const;
type NumberName = (typeof NUMBERS)[number];

/** The stock of a product. It is saved at once, because orders change it at the same time. */
export function StockSection({ productId }: { productId: string }) {
  const { venueId } = useVenue();
  const { data } = useQuery(stockQuery(venueId));
  const stock = data?.find((one) => one.productId === productId);
  return stock === undefined ? null : <StockOfProduct stock={stock} />;
}

function StockOfProduct({ stock }: { stock: Stock }) {
  const t = useTranslations('panelMenu.stock');
  const { typed, type, send, saving } = useStockForm(stock);
  const isTracked = stock.quantity !== null;
  return (
    <ProductSection title={t('title')} hint={t('hint')}>
      {saving.fault !== null && <SavingFault fault={saving.fault} />}
      <p className={css.left} role="status">
        {isTracked ? t('left', { count: stock.quantity ?? 0 }) : t('untracked')}
      </p>
      <div className={css.partFields}>
        {NUMBERS.filter((name) => isTracked || name === 'quantity').map((name) => (
          <Field
            key={name}
            label={t(name)}
            inputMode="numeric"
            value={typed[name]}
            placeholder={name === 'low' ? String(stock.lowThreshold) : undefined}
            onChange={({ target }) => type(name, target.value)}
            end={
              <Button
                tone="Quiet"
                disabled={saving.isBusy || !isNumber(name, typed[name])}
                onClick={() => send(name)}
              >
                {t('set')}
              </Button>
            }
          />
        ))}
      </div>
      {isTracked && (
        <Button disabled={saving.isBusy} onClick={() => send(null)}>
          {t('stop')}
        </Button>
      )}
    </ProductSection>
  );
}

/** Whether a text is a number for a field. Only a delivery may be negative: it corrects an earlier one. */
function isNumber(name: NumberName, text: string): boolean {
  return (name === 'add' ? /^-?\d{1,6}$/ : /^\d{1,6}$/).test(text.trim());
}

/** The typed stock, and a function that sends one of the numbers; `null` stops the counting of stock. */
function useStockForm({ productId, revision }: Stock) {
  const { venueId } = useVenue();
  const { menuCache } = useMenuEditing();
  const saving = useSaving();
  const [typed, setTyped] = useState({ quantity: '', add: '', low: '' });
  // A delivery keeps its key until the service has confirmed it, so that a repeat does not add it twice.
  const [delivery, setDelivery] = useState(() => crypto.randomUUID());
  const type = (name: NumberName, text: string) => {
    if (name === 'add') setDelivery(crypto.randomUUID());
    setTyped((before) => ({ ...before, [name]: text }));
  };
  const send = (name: NumberName | null) =>
    saving.run(async () => {
      const header =
        name === 'quantity' ? ifMatch(revision) : name === 'add' ? { 'Idempotency-Key': delivery } : {};
      const params = { path: { venueId, productId }, header };
      const body = changeOf(name, Number(name && typed[name]));
      const put = () =>
        dataOf(api.PUT('/venue/v1/venues/{venueId}/products/{productId}/stock', { params, body }));
      try {
        await repeatUntilKnown(put);
        if (name === 'add') setDelivery(crypto.randomUUID());
        // Keep text that was typed in the meantime.
        if (name !== null) setTyped((now) => (now[name] === typed[name] ? { ...now, [name]: '' } : now));
      } finally {
        await menuCache.client.invalidateQueries(stockQuery(venueId));
      }
    });
  return { typed, type, send, saving };
}

function changeOf(name: NumberName | null, value: number): Schemas['StockChange'] {
  if (name === null) return { isTracked: false };
  return { isTracked: true, [name === 'low' ? 'lowThreshold' : name]: value };
}
