import { useTranslations } from 'use-intl';
import { Link, useLocation, useSearchParams } from 'wouter';
import { DeviceSettings } from '../device/device-settings.tsx';
import { noteSignIn } from '../session/just-signed-in.ts';
import { usePageTitle } from '../ui/screen/use-page-title.ts';
import css from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. After the sign-in it opens the page that the person wanted. */
export default function SignInPage() {
  const t = useTranslations('app');
  usePageTitle(`${t('signIn.title')} · Sofra`);
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const wanted = search.get('to') ?? '';
  // Only pages of the app: a crafted link must not lead to another site.
  const to = /^\/app\/[\w/-]*(\?[\w=&%.+-]*)?$/.test(wanted) ? wanted : '/app';
  const continueToPage = () => {
    noteSignIn();
    navigate(to, { replace: true });
  };
  return (
    <main className={css.page}>
      <a className={css.name} href="/">
        {t('name')}
      </a>
      <h1>{t('signIn.title')}</h1>
      {search.get('password') === 'set' && <p role="status">{t('signIn.isSet')}</p>}
      {search.get('browser') === 'allowed' && <p role="status">{t('signIn.browserAllowed')}</p>}
      <SignInForm onSignedIn={continueToPage} />
      <details className={css.forgotten}>
        <summary>{t('signIn.forgotten')}</summary>
        <p>{t('signIn.forgottenText')}</p>
      </details>
      <Link href="/app/device">{t('signIn.shared')}</Link>
      <aside className={css.device}>
        <DeviceSettings />
      </aside>
    </main>
  );
}
