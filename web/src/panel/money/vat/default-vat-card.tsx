import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/select.tsx';
import { Card } from '../../card.tsx';
import { useVatClassName } from '../../venue-settings/vat-class.ts';
import { useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
import type { MoneyCardProps } from '../money-card-props.ts';
import css from '../money-list.module.css';

/** Chooses the default VAT class of the venue, and the class of the service fee. */
export function DefaultVatCard({ settings, form: { value, set } }: MoneyCardProps) {
  const t = useTranslations('money.vat');
  const tFields = useTranslations('money.fields');
  const nameOf = useVatClassName(settings);
  const venueText = useVenueTextAttributes();
  const choices = settings.vatClasses.map(({ code }) => (
    <option key={code} value={code} {...venueText}>
      {nameOf(code)}
    </option>
  ));
  if (choices.length === 0) return null;
  return (
    <Card title={t('usualTitle')}>
      <div className={css.fields}>
        <Select
          label={tFields('vatClass')}
          hint={t('vatClassHint')}
          value={value.vatClass}
          onChange={({ target }) => set({ vatClass: target.value })}
        >
          <option value="">{t('none')}</option>
          {choices}
        </Select>
        <Select
          label={tFields('serviceFeeVatClass')}
          value={value.serviceFeeVatClass}
          onChange={({ target }) => set({ serviceFeeVatClass: target.value })}
        >
          <option value="">{t('asProducts', { name: nameOf(value.vatClass) })}</option>
          {choices}
        </Select>
      </div>
    </Card>
  );
}
