import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { CopyButton } from '../form/copy-button.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import css from './person-sheet.module.css';
import { makePasswordLink, usePeopleChange } from './save-people.ts';

/** Makes a link with which a person sets their own password, so that no one else knows it. */
export function PasswordLink({ account, email }: { account: Schemas['VenueAccount']; email: string }) {
  const t = useTranslations('people');
  const format = useFormatter();
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  // A person who gets the link of an owner can do everything that an owner may do.
  const needsOwn = account.role === 'Owner';
  const [currentPassword, setCurrentPassword] = useState('');
  const make = usePeopleChange(venueId, () =>
    makePasswordLink(venueId, account.id, needsOwn ? { currentPassword } : {}),
  );
  if (make.data === undefined)
    return (
      <>
        {needsOwn && <OwnPasswordField value={currentPassword} onChange={setCurrentPassword} />}
        <Button
          icon={<KeyRound />}
          disabled={make.isPending || (needsOwn && currentPassword === '')}
          onClick={() => make.mutate(undefined)}
        >
          {t('makeLink')}
        </Button>
        {make.error !== null && <p role="alert">{sentenceOf(make.error)}</p>}
      </>
    );
  const { url, expiresAt, mail } = make.data;
  const at = format.dateTime(new Date(expiresAt), { hour: '2-digit', minute: '2-digit' });
  const label = t('link', { name: account.name });
  return (
    <div className={css.link}>
      <Field
        label={label}
        hint={t('linkText', { at })}
        dir="ltr"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={url} what={label} />
      {mail === 'Sent' && <p role="status">{t('mailSent', { email })}</p>}
      {mail === 'Failed' && <p role="alert">{t('mailFailed', { email })}</p>}
    </div>
  );
}
