import { useTranslations } from 'use-intl';
import { Message } from '../ui/message.tsx';
import { SignOut } from './person-menu.tsx';

/** Shown instead of every screen for the account of a program next to a fiscal device, which no person works with. */
export function ProgramAccount() {
  const t = useTranslations('app.program');
  return (
    <Message title={t('title')} text={t('text')}>
      <SignOut />
    </Message>
  );
}
