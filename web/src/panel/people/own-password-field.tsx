import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';

interface OwnPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
}

/**
 * A field for the present password of the signed-in person. Sensitive changes require it, in case the session is stolen.
 */
export function OwnPasswordField({ value, onChange, error }: OwnPasswordFieldProps) {
  const t = useTranslations('people');
  return (
    <Field
      label={t('ownPassword')}
      hint={t('ownPasswordHint')}
      error={error}
      type="password"
      dir="ltr"
      value={value}
      maxLength={200}
      autoComplete="current-password"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
