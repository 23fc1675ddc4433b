import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';

/** The field for the name of a new passkey. Its name in the form is `name`. */
export function PasskeyName() {
  const t = useTranslations('secondFactor');
  return (
    <Field
      label={t('passkeyName')}
      hint={t('passkeyNameHint')}
      name="name"
      autoComplete="off"
      maxLength={60}
      required
    />
  );
}
