import { Dices, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { generatePassword } from './generate-password.ts';

interface PasswordFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
}

/** A field for the password of another person. The password can be generated, and shown in order to pass it on. */
export function PasswordField({ label, hint, value, onChange, error }: PasswordFieldProps) {
  const t = useTranslations('people');
  const tApp = useTranslations('app.signIn');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      value={value}
      maxLength={200}
      autoComplete="new-password"
      onChange={({ target }) => onChange(target.value)}
      end={
        <>
          <Button
            tone="Quiet"
            icon={isShown ? <EyeOff /> : <Eye />}
            label={tApp(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
          />
          <Button
            tone="Quiet"
            icon={<Dices />}
            label={t('makePassword')}
            onClick={() => {
              onChange(generatePassword());
              setIsShown(true);
            }}
          />
        </>
      }
    />
  );
}
