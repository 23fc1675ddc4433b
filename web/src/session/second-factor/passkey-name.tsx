import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';

/** Takes the name of a new passkey. Its form reads `name`. */
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
