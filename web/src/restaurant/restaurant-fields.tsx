import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Select } from '../ui/select.tsx';
import { listCountries } from '../words/countries.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../words/languages.ts';
import { type FaultyField, MENU_CHOICES, type MenuChoice, type RestaurantForm } from './restaurant-form.ts';
import css from './restaurant-page.module.css';

/** The props that all parts of the form share. */
export interface RestaurantFieldsProps {
  form: RestaurantForm;
  set: (change: Partial<RestaurantForm>) => void;
  faultOf: (field: FaultyField) => string | undefined;
}

/** The field for the pass: the operator token, or the code of a link from the operator. A public service requires it. */
export function PassField({ form, set, faultOf }: RestaurantFieldsProps) {
  const t = useTranslations('restaurant');
  return (
    <Field
      label={t('fields.pass')}
      hint={t('passHint')}
      type="password"
      dir="ltr"
      autoComplete="off"
      value={form.pass}
      maxLength={500}
      onChange={({ target }) => set({ pass: target.value })}
      error={faultOf('pass')}
    />
  );
}

/** The fields for the name of the restaurant, its country, and the language of its menu. */
export function AboutFields({ form, set, faultOf }: RestaurantFieldsProps) {
  const t = useTranslations('restaurant');
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  return (
    <Part title={t('about')}>
      <Field
        label={t('fields.name')}
        value={form.name}
        maxLength={100}
        autoComplete="organization"
        onChange={({ target }) => set({ name: target.value })}
        error={faultOf('name')}
      />
      <Select
        label={t('fields.countryCode')}
        value={form.countryCode}
        onChange={({ target }) => set({ countryCode: target.value })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t('fields.language')}
        value={form.language}
        onChange={({ target }) => set({ language: target.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </Part>
  );
}

/** The fields for the number of tables, and whether the restaurant takes takeaway, delivery, bookings and meal cards. */
export function ServiceFields({ form, set, faultOf }: RestaurantFieldsProps) {
  const t = useTranslations('restaurant');
  const hintOf = (field: string) =>
    field === 'takesBookings' || field === 'takesMealCards' ? t(`${field}Hint`) : undefined;
  return (
    <Part title={t('serves')}>
      <div className={css.pair}>
        {(['tables', 'seatsPerTable'] as const).map((field) => (
          <Field
            key={field}
            label={t(`fields.${field}`)}
            inputMode="numeric"
            value={form[field]}
            maxLength={3}
            onChange={({ target }) => set({ [field]: target.value })}
            error={faultOf(field)}
          />
        ))}
      </div>
      {(['takesTakeaway', 'takesDelivery', 'takesBookings', 'takesMealCards'] as const).map((field) => (
        <Switch
          key={field}
          label={t(`fields.${field}`)}
          hint={hintOf(field)}
          isOn={form[field]}
          onChange={(isOn) => set({ [field]: isOn })}
        />
      ))}
    </Part>
  );
}

/** The choice of the first menu. */
export function MenuFields({ form, set }: RestaurantFieldsProps) {
  const t = useTranslations('restaurant');
  return (
    <Part title={t('firstMenu')}>
      <Select
        label={t('fields.menu')}
        hint={form.menu === 'Sheet' || form.menu === 'Empty' ? undefined : t('firstMenuText')}
        value={form.menu}
        onChange={({ target }) => set({ menu: target.value as MenuChoice })}
      >
        {MENU_CHOICES.map((menu) => (
          <option key={menu} value={menu}>
            {t(`menus.${menu}`)}
          </option>
        ))}
      </Select>
    </Part>
  );
}

/** The fields for the owner's account. */
export function OwnerFields({ form, set, faultOf }: RestaurantFieldsProps) {
  const t = useTranslations('restaurant');
  const tSignIn = useTranslations('app.signIn');
  const [isShown, setIsShown] = useState(false);
  return (
    <Part title={t('owner')}>
      <Field
        label={t('fields.ownerName')}
        value={form.ownerName}
        maxLength={100}
        autoComplete="name"
        onChange={({ target }) => set({ ownerName: target.value })}
        error={faultOf('ownerName')}
      />
      <Field
        label={t('fields.email')}
        type="email"
        dir="ltr"
        value={form.email}
        maxLength={254}
        autoComplete="username"
        onChange={({ target }) => set({ email: target.value })}
        error={faultOf('email')}
      />
      <Field
        label={t('fields.password')}
        hint={t('passwordHint')}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        value={form.password}
        maxLength={200}
        autoComplete="new-password"
        onChange={({ target }) => set({ password: target.value })}
        error={faultOf('password')}
        end={
          <Button
            tone="Quiet"
            icon={isShown ? <EyeOff /> : <Eye />}
            label={tSignIn(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
