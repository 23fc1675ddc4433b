import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface CodeFieldProps {
  error?: string | undefined;
  /** The only kind of code that is accepted. @default both kinds */
  only?: 'App' | 'Recovery' | undefined;
}

/** The field for the six digits of the authenticator app, or a recovery code. Its name in the form is `code`. */
export function CodeField({ error, only }: CodeFieldProps) {
  const t = useTranslations('secondFactor');
  const [isRecovery, setIsRecovery] = useState(only === 'Recovery');
  return (
    <>
      <Field
        key={String(isRecovery)}
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        hint={t(isRecovery ? 'recoveryCodeHint' : 'codeHint')}
        name="code"
        dir="ltr"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={isRecovery ? 24 : 8}
        autoFocus
        required
        error={error}
      />
      {only === undefined && (
        <Button tone="Quiet" onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'useApp' : 'useRecoveryCode')}
        </Button>
      )}
    </>
  );
}

/** Returns a function that reads the value of a field of a form by its name. */
export function createFieldReader(form: HTMLFormElement): (name: string) => string {
  const typed = new FormData(form);
  return (name) => String(typed.get(name) ?? '');
}
