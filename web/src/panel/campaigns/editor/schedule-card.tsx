import { useTranslations } from 'use-intl';
import { CheckChips } from '../../../ui/form/check-chips.tsx';
import { MomentField } from '../../../ui/form/moment-field.tsx';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { Card } from '../../card.tsx';
import { useWeekdayName, WEEKDAYS } from '../../weekdays.ts';
import type { CampaignCardProps } from '../campaign-card-props.ts';
import css from '../campaign-part.module.css';
import { ORDER_TYPES } from './campaign-form.ts';

/** A campaign that ends on a date still runs on that date. */
const LAST_MINUTE = '23:59';

/** When a campaign runs, and for which orders. */
export function ScheduleCard({ form: { value, set }, faults }: CampaignCardProps) {
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
        <TimeField
          label={t('fields.dailyFrom')}
          value={value.dailyFrom}
          onTime={(dailyFrom) => set({ dailyFrom })}
        />
        <TimeField
          label={t('fields.dailyUntil')}
          hint={t('windowHint')}
          value={value.dailyUntil}
          onTime={(dailyUntil) => set({ dailyUntil })}
          error={faults.dailyUntil && t(`faults.${faults.dailyUntil}`)}
        />
        <MomentField
          label={t('fields.validFrom')}
          value={value.validFrom}
          onMoment={(validFrom) => set({ validFrom })}
        />
        <MomentField
          label={t('fields.validUntil')}
          value={value.validUntil}
          usualTime={LAST_MINUTE}
          onMoment={(validUntil) => set({ validUntil })}
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
