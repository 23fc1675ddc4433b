import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';

/** An invitation, and whether its e-mail was sent. */
export interface SentInvitation {
  mail: Schemas['Invitation']['mail'];
  email: string;
}

/** A message whether the e-mail of an invitation was sent. */
export function InvitationMessage({ mail, email }: SentInvitation) {
  const t = useTranslations('people');
  if (mail === 'None') return null;
  return mail === 'Sent' ? (
    <p role="status">{t('inviteSent', { email })}</p>
  ) : (
    <p role="alert">{t('inviteFailed', { email })}</p>
  );
}
