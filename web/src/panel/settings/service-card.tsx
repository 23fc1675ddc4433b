import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Card } from '../card.tsx';
import type { SettingsCardProps } from './settings-card-props.ts';
import css from './settings-part.module.css';

/** The settings for the service: the service fee, when the kitchen counts as late, and when a table counts as waiting. */
export function ServiceCard({ form: { value, set }, faultOf }: SettingsCardProps) {
  const t = useTranslations('settings');
  return (
    <Card title={t('service')}>
      <div className={css.fields}>
        <Field
          label={t('fields.serviceFee')}
          hint={t('serviceFeeHint')}
          inputMode="decimal"
          value={value.serviceFee}
          onChange={({ target }) => set({ serviceFee: target.value })}
          error={faultOf('serviceFee')}
        />
        <Field
          label={t('fields.lateAfter')}
          hint={t('lateAfterHint')}
          inputMode="numeric"
          value={value.lateAfter}
          onChange={({ target }) => set({ lateAfter: target.value })}
          error={faultOf('lateAfter')}
        />
        {(['seatedWait', 'readyWait'] as const).map((field) => (
          <Field
            key={field}
            label={t(`fields.${field}`)}
            inputMode="numeric"
            value={value[field]}
            onChange={({ target }) => set({ [field]: target.value })}
            error={faultOf(field)}
          />
        ))}
      </div>
      {(['takesTakeaway', 'takesDelivery'] as const).map((field) => (
        <Switch
          key={field}
          label={t(`fields.${field}`)}
          hint={t('takesHint')}
          isOn={value[field]}
          onChange={(isOn) => set({ [field]: isOn })}
        />
      ))}
    </Card>
  );
}
