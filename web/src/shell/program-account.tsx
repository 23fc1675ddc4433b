import { useTranslations } from 'use-intl';
import { Message } from '../ui/message.tsx';
import { SignOut } from './person-menu.tsx';

/**
 * Replaces all screens for an account of a program, such as one next to a fiscal device: people do not work with it.
 */
export function ProgramAccount() {
  const t = useTranslations('app.program');
  return (
    <Message title={t('title')} text={t('text')}>
      <SignOut />
    </Message>
  );
}
