import { useTranslations } from 'use-intl';
import { settingsCashStepKurusValues } from '../../api/venue-api-lists.generated.ts';
import { useAmount } from '../../ui/amount.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TimeField } from '../../ui/form/time-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Card } from '../card.tsx';
import type { MoneyCardProps } from './money-card-props.ts';
import css from './money-list.module.css';

/** The suggested time if the day is to begin at a fixed time. */
const USUAL_TIME = '05:00';

/** The settings for the rounding of cash, and for the time at which the business day begins. */
export function CashAndDayCard({ form: { value, set }, faultOf }: MoneyCardProps) {
  const t = useTranslations('money');
  const amount = useAmount();
  return (
    <Card title={t('cashAndDay')}>
      <div className={css.fields}>
        <Select
          label={t('fields.cashStep')}
          hint={t('cashStepHint')}
          value={value.cashStep}
          onChange={({ target }) => set({ cashStep: target.value })}
        >
          {settingsCashStepKurusValues.map((step) => (
            <option key={step} value={step}>
              {step === 0 ? t('notRounded') : amount(step / 100)}
            </option>
          ))}
        </Select>
        <Field
          label={t('fields.differenceAllowed')}
          hint={t('differenceHint')}
          error={faultOf('differenceAllowed')}
          value={value.differenceAllowed}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          onChange={({ target }) => set({ differenceAllowed: target.value })}
        />
        <Switch
          label={t('fields.blindCount')}
          hint={t('blindHint')}
          isOn={value.blindCount}
          onChange={(blindCount) => set({ blindCount })}
        />
        <Select
          label={t('fields.dayBeginsAt')}
          hint={t('dayHint')}
          value={value.dayBeginsAt === '' ? 'Hours' : 'Fixed'}
          onChange={({ target }) => set({ dayBeginsAt: target.value === 'Fixed' ? USUAL_TIME : '' })}
        >
          <option value="Hours">{t('dayByHours')}</option>
          <option value="Fixed">{t('dayFixed')}</option>
        </Select>
        {value.dayBeginsAt !== '' && (
          <TimeField
            label={t('dayTime')}
            value={value.dayBeginsAt}
            onTime={(time) => set({ dayBeginsAt: time || USUAL_TIME })}
            error={faultOf('dayBeginsAt')}
          />
        )}
      </div>
    </Card>
  );
}
