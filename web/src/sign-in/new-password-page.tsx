import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { LanguageChoice } from '../device/device-settings.tsx';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import { usePageTitle } from '../ui/screen/use-page-title.ts';
import css from './sign-in.module.css';

const SHORTEST_PASSWORD = 8;

/** `/app/password`: sets the password of the account of a one-time link. */
export default function NewPasswordPage() {
  const t = useTranslations('app');
  usePageTitle(`${t('signIn.newTitle')} · Sofra`);
  const sentenceOf = useFaultSentence();
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const set = useMutation({
    networkMode: 'always',
    // The link has its token behind the #, which is not sent to a server or written to a log.
    mutationFn: () =>
      dataOf(api.PUT('/venue/v1/password', { body: { token: location.hash.slice(1), password } })),
    onSuccess: () => navigate('/app/sign-in?password=set', { replace: true }),
  });
  const isShort = [...password].length < SHORTEST_PASSWORD;
  const { shown, submit } = useSubmit({ password: isShort ? t('signIn.tooShort') : undefined }, () =>
    set.mutate(),
  );
  const fault = set.isError ? sentenceOf(set.error) : undefined;
  return (
    <main className={css.page}>
      <a className={css.name} href="/">
        {t('name')}
      </a>
      <h1>{t('signIn.newTitle')}</h1>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          label={t('signIn.newPassword')}
          hint={t('signIn.newHint')}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={shown.password ?? fault}
          end={
            <Button
              tone="Quiet"
              icon={isShown ? <EyeOff /> : <Eye />}
              label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
              onClick={() => setIsShown(!isShown)}
            />
          }
        />
        <Button type="submit" tone="Main" size="Large" isWide disabled={set.isPending}>
          {t('signIn.setNew')}
        </Button>
      </form>
      <aside className={css.device}>
        <LanguageChoice />
      </aside>
    </main>
  );
}
