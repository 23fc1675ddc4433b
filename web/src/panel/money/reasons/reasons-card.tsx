import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { Card } from '../../card.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { MoneyCardProps } from '../money-card-props.ts';
import css from '../money-list.module.css';
import { REASON_KINDS, type ReasonKind } from './reasons-form.ts';
import { ReasonsSheet } from './reasons-sheet.tsx';

/** The reasons for discounts, voids and comps by kind, whether a reason is required, and when reductions cause a notice. */
export function ReasonsCard({ settings, form: { value, set }, faultOf }: MoneyCardProps) {
  const t = useTranslations('money.reasons');
  const tFields = useTranslations('money.fields');
  const [opened, setOpened] = useState<ReasonKind | null>(null);
  return (
    <Card title={t('title')} text={t('text')}>
      <div className={css.list}>
        {REASON_KINDS.map((kind) => {
          const { usual, isNeeded } = settings.reasons[kind];
          return (
            <button key={kind} type="button" className={css.row} onClick={() => setOpened(kind)}>
              <strong>{t(`kinds.${kind}`)}</strong>
              <small>
                {t(isNeeded ? 'needed' : 'optional')} ·{' '}
                {usual.length === 0 ? t('empty') : <VenueText>{usual.join(', ')}</VenueText>}
              </small>
            </button>
          );
        })}
      </div>
      <div className={css.fields}>
        <Field
          label={tFields('reductionsNotice')}
          hint={t('noticeHint')}
          error={faultOf('reductionsNotice')}
          value={value.reductionsNotice}
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
          onChange={({ target }) => set({ reductionsNotice: target.value })}
        />
      </div>
      {opened !== null && (
        <ReasonsSheet key={opened} settings={settings} kind={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}
