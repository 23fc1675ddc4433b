import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** The field for the current password, hidden unless the person shows it. */
export function PasswordField({ error }: { error: string | undefined }) {
  const t = useTranslations('app.signIn');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={t('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      error={error}
      end={
        <Button
          tone="Quiet"
          icon={isShown ? <EyeOff /> : <Eye />}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
