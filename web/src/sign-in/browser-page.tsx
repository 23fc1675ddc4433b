import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { LanguageChoice } from '../device/device-settings.tsx';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { usePageTitle } from '../ui/screen/use-page-title.ts';
import css from './sign-in.module.css';

/**
 * `/app/browser`: allows the account of a mailed link to sign in on this browser while someone else is guessing its
 * password. It waits for a tap, because programs that check mails also open links.
 */
export default function BrowserPage() {
  const t = useTranslations('app');
  usePageTitle(`${t('signIn.browserTitle')} · Sofra`);
  const sentenceOf = useFaultSentence();
  const [, navigate] = useLocation();
  const allow = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(api.POST('/venue/v1/session/browser', { body: { token: location.hash.slice(1) } })),
    onSuccess: () => navigate('/app/sign-in?browser=allowed', { replace: true }),
  });
  return (
    <main className={css.page}>
      <a className={css.name} href="/">
        {t('name')}
      </a>
      <h1>{t('signIn.browserTitle')}</h1>
      <p>{t('signIn.browserText')}</p>
      {allow.isError && <p role="alert">{sentenceOf(allow.error)}</p>}
      <Button tone="Main" size="Large" isWide disabled={allow.isPending} onClick={() => allow.mutate()}>
        {t('signIn.browserAllow')}
      </Button>
      <aside className={css.device}>
        <LanguageChoice />
      </aside>
    </main>
  );
}
