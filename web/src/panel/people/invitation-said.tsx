import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';

/** An invitation, and what became of its mail. */
export interface Invited {
  mail: Schemas['Invitation']['mail'];
  email: string;
}

/** Says whether an invitation was mailed. */
export function InvitationSaid({ mail, email }: Invited) {
  const t = useTranslations('people');
  if (mail === 'None') return null;
  return mail === 'Sent' ? (
    <p role="status">{t('inviteSent', { email })}</p>
  ) : (
    <p role="alert">{t('inviteFailed', { email })}</p>
  );
}
