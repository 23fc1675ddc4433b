import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { CheckChips } from '../../../ui/form/check-chips.tsx';
import { Card } from '../../card.tsx';
import { useWeekdayName, WEEKDAYS } from '../../weekdays.ts';
import css from '../campaign-part.module.css';
import type { CampaignPart } from '../campaign-part.ts';
import { ORDER_TYPES } from './campaign-form.ts';

/** When a campaign runs, and for which orders. */
export function WhenCard({ form: { value, set }, faults }: CampaignPart) {
  const t = useTranslations('campaigns');
  const nameOfDay = useWeekdayName();
  return (
    <Card title={t('when')} text={t('whenText')}>
      <CheckChips
        label={t('fields.weekdays')}
        hint={t('weekdaysHint')}
        values={value.weekdays}
        options={WEEKDAYS.map((day) => ({ value: day, text: nameOfDay(day) }))}
        onChange={(weekdays) => set({ weekdays })}
      />
      <div className={css.fields}>
        <Field
          label={t('fields.dailyFrom')}
          type="time"
          value={value.dailyFrom}
          onChange={({ target }) => set({ dailyFrom: target.value })}
        />
        <Field
          label={t('fields.dailyUntil')}
          type="time"
          hint={t('windowHint')}
          value={value.dailyUntil}
          onChange={({ target }) => set({ dailyUntil: target.value })}
          error={faults.dailyUntil && t(`faults.${faults.dailyUntil}`)}
        />
        <Field
          label={t('fields.validFrom')}
          type="datetime-local"
          value={value.validFrom}
          onChange={({ target }) => set({ validFrom: target.value })}
        />
        <Field
          label={t('fields.validUntil')}
          type="datetime-local"
          value={value.validUntil}
          onChange={({ target }) => set({ validUntil: target.value })}
          error={faults.validUntil && t(`faults.${faults.validUntil}`)}
        />
      </div>
      <CheckChips
        label={t('fields.orderTypes')}
        hint={t('orderTypesHint')}
        values={value.orderTypes}
        options={ORDER_TYPES.map((type) => ({ value: type, text: t(`types.${type}`) }))}
        onChange={(orderTypes) => set({ orderTypes })}
      />
    </Card>
  );
}
