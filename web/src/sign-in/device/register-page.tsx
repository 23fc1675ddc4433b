import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf } from '../../api/client.ts';
import { clearPresentPerson } from '../../api/person-token.ts';
import { LanguageChoice } from '../../device/device-settings.tsx';
import { PartWordsProvider } from '../../device/part-words-provider.tsx';
import { storeDevice } from '../../session/own-device.ts';
import { startSession } from '../../session/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { usePageTitle } from '../../ui/screen/use-page-title.ts';
import css from '../sign-in.module.css';
import { DEVICE_WORDS } from './device-words.ts';

/** `/app/device`: makes this browser a shared device of a venue. */
export default function RegisterPage() {
  return (
    <PartWordsProvider words={DEVICE_WORDS}>
      <Register />
    </PartWordsProvider>
  );
}

function Register() {
  const t = useTranslations('device.register');
  const tApp = useTranslations('app');
  usePageTitle(`${t('title')} · Sofra`);
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // The QR code has the code behind the #, which is not sent to a server or written to a log.
  const [code, setCode] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const register = useMutation({
    networkMode: 'always',
    mutationFn: () => startSession(() => becomeDevice(code)),
    onSuccess: () => {
      client.clear();
      clearPresentPerson();
      navigate('/app', { replace: true });
    },
  });
  const { shown, submit } = useSubmit({ code: code.trim() === '' ? t('missing') : undefined }, () =>
    register.mutate(),
  );
  return (
    <main className={css.page}>
      <a className={css.name} href="/">
        {tApp('name')}
      </a>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          label={t('code')}
          hint={t('hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={shown.code ?? (register.isError ? sentenceOf(register.error) : undefined)}
        />
        <Button type="submit" tone="Main" size="Large" isWide disabled={register.isPending}>
          {t('submit')}
        </Button>
      </form>
      <a href="/app/sign-in">{t('ownDevice')}</a>
      <aside className={css.device}>
        <LanguageChoice />
      </aside>
    </main>
  );
}

/** Registers the browser. The service also signs out the person who was signed in on it. */
async function becomeDevice(code: string) {
  const device = await dataOf(api.POST('/venue/v1/device', { body: { code } }));
  storeDevice(device);
  return { account: { id: device.id } };
}
