import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { Product } from '../menu-queries.ts';
import css from './menu-list.module.css';
import {
  listPricedParts,
  type PriceChange,
  type PricedParts,
  partsAfterChange,
  ROUNDING_STEPS,
} from './price-change.ts';

interface PriceSheetProps {
  products: readonly Product[];
  onClose: () => void;
  /** Called with the parts and new prices of each product, as they were shown. */
  onChange: (shown: PricedParts[]) => void;
}

/** A sheet to change prices by a percentage, optionally also of extras and choices. It shows all new prices before saving. */
export function PriceSheet({ products, onClose, onChange }: PriceSheetProps) {
  const t = useTranslations('panelMenu.price');
  const [direction, setDirection] = useState<'Up' | 'Down'>('Up');
  const [typed, setTyped] = useState('10');
  const [step, setStep] = useState('100');
  const percent = readChangePercent(typed);
  const isGood = percent !== null && (direction === 'Up' || percent <= 90);
  const change = { percent: (percent ?? 0) * (direction === 'Up' ? 1 : -1), stepKurus: Number(step) };
  const faults = { percent: isGood ? undefined : t('percentFault') };
  const [withExtras, setWithExtras] = useState(false);
  const hasExtras = products.some(({ extras, optionGroups }) => extras.length + optionGroups.length > 0);
  const { submit } = useSubmit(faults, () =>
    onChange(products.map((product) => partsAfterChange(product, change, withExtras))),
  );
  return (
    <Sheet
      title={t('title', { count: products.length })}
      isOpen
      onClose={onClose}
      hasChosen={useHasChanged([direction, step, withExtras])}
      foot={
        <Button type="submit" form="price-change" tone="Main" size="Large" isWide disabled={!isGood}>
          {t('save', { count: products.length })}
        </Button>
      }
    >
      <form id="price-change" className={css.form} onSubmit={submit} noValidate>
        <Segments
          wraps
          label={t('direction')}
          value={direction}
          options={[
            { value: 'Up', text: t('up') },
            { value: 'Down', text: t('down') },
          ]}
          onChange={setDirection}
        />
        <Field
          label={t('percent')}
          inputMode="decimal"
          value={typed}
          error={faults.percent}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Rounding step={step} onStep={setStep} />
        {hasExtras && (
          <label className={css.tick}>
            <input
              type="checkbox"
              checked={withExtras}
              onChange={({ target }) => setWithExtras(target.checked)}
            />
            {t('withExtras')}
          </label>
        )}
        <NewPrices products={products} change={isGood ? change : UNCHANGED} withExtras={withExtras} />
      </form>
    </Sheet>
  );
}

/** Chooses the rounding of the new prices. */
function Rounding({ step, onStep }: { step: string; onStep: (step: string) => void }) {
  const t = useTranslations('panelMenu.price');
  const amount = useAmount();
  return (
    <>
      <p className={css.caption}>{t('rounding')}</p>
      <Segments
        wraps
        label={t('rounding')}
        value={step}
        options={ROUNDING_STEPS.map((kurus) => ({
          value: String(kurus),
          text: kurus === 1 ? t('exact') : amount(kurus / 100),
        }))}
        onChange={onStep}
      />
    </>
  );
}

const UNCHANGED: PriceChange = { percent: 0, stepKurus: 1 };

interface NewPricesProps {
  products: readonly Product[];
  change: PriceChange;
  withExtras: boolean;
}

function NewPrices({ products, change, withExtras }: NewPricesProps) {
  const t = useTranslations('panelMenu.price');
  return (
    <table className={css.prices}>
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {products.flatMap((product) => {
          const before = listPricedParts(partsAfterChange(product, UNCHANGED, withExtras));
          const after = listPricedParts(partsAfterChange(product, change, withExtras));
          return before.map(({ id, name, price }, at) => (
            <tr key={id}>
              <th scope="row">
                <VenueText>{before.length > 1 ? `${product.name}, ${name}` : product.name}</VenueText>
              </th>
              <td>
                <Amount value={price} />
              </td>
              <td>
                <Amount value={after[at]!.price} />
              </td>
            </tr>
          ));
        })}
      </tbody>
    </table>
  );
}

/** Reads a percentage above 0 with at most two decimals; `null` if it is invalid. */
function readChangePercent(text: string): number | null {
  const plain = text.trim().replace('%', '').replace(',', '.').trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent > 0 && percent <= 500 ? percent : null;
}
