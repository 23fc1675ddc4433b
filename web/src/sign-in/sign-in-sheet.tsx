import { useTranslations } from 'use-intl';
import { useLive } from '../live/live-context.tsx';
import { Sheet } from '../ui/sheet.tsx';
import css from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Asks the person to sign in again in a sheet. The screen behind it stays as it is. */
export default function SignInSheet({ isOpen, email }: { isOpen: boolean; email: string }) {
  const t = useTranslations('app.signIn');
  const { reconnect } = useLive();
  return (
    <Sheet title={t('title')} isOpen={isOpen} onClose={() => {}} hasAddress keepsTyped>
      <p className={css.again}>{t('again')}</p>
      <SignInForm email={email} onSignedIn={reconnect} />
    </Sheet>
  );
}
