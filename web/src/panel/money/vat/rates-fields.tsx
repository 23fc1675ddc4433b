import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import css from './rates-fields.module.css';
import type { RateForm } from './vat-class-form.ts';

interface RatesFieldsProps {
  rates: readonly RateForm[];
  onChange: (rates: RateForm[]) => void;
  faultOf: (field: string) => string | undefined;
}

/** The fields for the rates of a VAT class, each with the date from which it applies. */
export function RatesFields({ rates, onChange, faultOf }: RatesFieldsProps) {
  const t = useTranslations('money.vat');
  const setAt = (at: number, change: Partial<RateForm>) =>
    onChange(rates.map((rate, place) => (place === at ? { ...rate, ...change } : rate)));
  const add = () => onChange([...rates, { key: crypto.randomUUID(), from: '', percent: '', takeaway: '' }]);
  return (
    <fieldset className={css.rates} aria-label={t('fields.rates')}>
      {rates.map((rate, at) => (
        <div key={rate.key} className={css.rate}>
          {at === 0 && rate.from === '' ? (
            <strong className={css.always}>{t(rates.length === 1 ? 'rate' : 'rateAtFirst')}</strong>
          ) : (
            <div className={css.from}>
              <Field
                label={t('from')}
                type="date"
                value={rate.from}
                onChange={({ target }) => setAt(at, { from: target.value })}
                error={faultOf(`from-${at}`)}
              />
              {rates.length > 1 && (
                <Button
                  tone="Quiet"
                  icon={<X />}
                  label={t('removeRate', { date: rate.from })}
                  onClick={() => onChange(rates.filter((one) => one !== rate))}
                />
              )}
            </div>
          )}
          <Field
            label={t('percent')}
            inputMode="decimal"
            value={rate.percent}
            onChange={({ target }) => setAt(at, { percent: target.value })}
            error={faultOf(`percent-${at}`)}
          />
          <Field
            label={t('takeaway')}
            hint={at === 0 ? t('takeawayHint') : undefined}
            inputMode="decimal"
            value={rate.takeaway}
            onChange={({ target }) => setAt(at, { takeaway: target.value })}
            error={faultOf(`takeaway-${at}`)}
          />
        </div>
      ))}
      <Button icon={<Plus />} onClick={add}>
        {t('addRate')}
      </Button>
    </fieldset>
  );
}
