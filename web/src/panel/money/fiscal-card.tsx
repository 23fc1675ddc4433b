import { useTranslations } from 'use-intl';
import { settingsFiscalDocumentsValues } from '../../api/venue-api-lists.generated.ts';
import { Select } from '../../ui/select.tsx';
import { Card } from '../card.tsx';
import type { MoneyCardProps } from './money-card-props.ts';
import css from './money-list.module.css';

/** Settings: whether a fiscal device issues documents, and whether a bill cannot be closed before they are issued. */
export function FiscalCard({ form: { value, set } }: MoneyCardProps) {
  const t = useTranslations('money.fiscal');
  const tFields = useTranslations('money.fields');
  return (
    <Card title={t('title')}>
      <div className={css.fields}>
        <Select
          label={tFields('fiscalDocuments')}
          hint={t('hint')}
          value={value.fiscalDocuments}
          onChange={({ target }) => {
            const chosen = settingsFiscalDocumentsValues.find((demand) => demand === target.value);
            if (chosen !== undefined) set({ fiscalDocuments: chosen });
          }}
        >
          {settingsFiscalDocumentsValues.map((demand) => (
            <option key={demand} value={demand}>
              {t(`choices.${demand}`)}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  );
}
