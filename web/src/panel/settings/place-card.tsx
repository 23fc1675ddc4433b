import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { listCountries } from '../../words/countries.ts';
import { Card } from '../card.tsx';
import { VenueField } from '../venue-settings/venue-text.tsx';
import type { SettingsCardProps } from './settings-card-props.ts';
import css from './settings-part.module.css';
import { timeZonesWith } from './time-zones.ts';

interface PlaceCardProps extends SettingsCardProps {
  /** The fault of the phone number. Only the service can check the number. */
  phoneFault: string | undefined;
}

/** The fields for the address, the phone number, the time zone and the country of the venue. */
export function PlaceCard({ form: { value, set }, faultOf, phoneFault }: PlaceCardProps) {
  const t = useTranslations('settings');
  return (
    <Card title={t('place')}>
      <div className={css.fields}>
        {(['line', 'district', 'city', 'country'] as const).map((field) => (
          <div key={field} className={field === 'line' ? css.wide : undefined}>
            <VenueField
              label={t(`fields.${field}`)}
              value={value[field]}
              maxLength={field === 'line' ? 300 : 100}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          </div>
        ))}
        <Field
          label={t('fields.phone')}
          hint={t('phoneHint')}
          type="tel"
          dir="ltr"
          value={value.phone}
          maxLength={30}
          onChange={({ target }) => set({ phone: target.value })}
          error={phoneFault}
        />
        <Field
          label={t('fields.position')}
          hint={t('positionHint')}
          dir="ltr"
          value={value.position}
          onChange={({ target }) => set({ position: target.value })}
          error={faultOf('position')}
        />
        <ClockAndCountry value={value} onChange={set} />
      </div>
    </Card>
  );
}

interface ClockAndCountryProps {
  value: SettingsCardProps['form']['value'];
  onChange: SettingsCardProps['form']['set'];
}

/** The fields for the time zone of the venue, and for the country of phone numbers without a prefix. */
function ClockAndCountry({ value, onChange }: ClockAndCountryProps) {
  const t = useTranslations('settings');
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  const zones = useMemo(() => timeZonesWith(value.timeZone), [value.timeZone]);
  return (
    <>
      <Select
        label={t('fields.timeZone')}
        hint={t('timeZoneHint')}
        value={value.timeZone}
        onChange={({ target }) => onChange({ timeZone: target.value })}
      >
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Select>
      <Select
        label={t('fields.countryCode')}
        hint={t('countryHint')}
        value={value.countryCode}
        onChange={({ target }) => onChange({ countryCode: target.value })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
