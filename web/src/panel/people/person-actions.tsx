import { useQuery } from '@tanstack/react-query';
import { LogOut, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { ConfirmSheet } from '../confirm-sheet.tsx';
import { accountsQuery } from '../panel-queries.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { PasswordLink } from './password-link.tsx';
import { removeAccount, signOutElsewhere, usePeopleChange } from './save-people.ts';

const RemoveSecondFactor = lazyPart(() => import('./remove-second-factor.tsx'));

interface PersonActionsProps {
  account: Schemas['VenueAccount'];
  onRemoved: () => void;
}

/** Buttons for an account: remove it, make a password link, or sign the own account out on other devices. */
export function PersonActions({ account, onRemoved }: PersonActionsProps) {
  const { name, isYou } = account;
  const t = useTranslations('people');
  const sentenceOf = useFaultSentence();
  const { venueId, isOwner } = useVenue();
  const { data: accounts = [] } = useQuery(accountsQuery(venueId));
  // An owner who is invited but has not joined does not count.
  const owners = accounts.filter(({ role, email }) => role === 'Owner' && email !== null);
  const isLastOwner = owners.length === 1 && owners[0]!.id === account.id;
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = usePeopleChange(venueId, () => removeAccount(venueId, account));
  const signOut = usePeopleChange(venueId, signOutElsewhere);
  return (
    <>
      {isYou && (
        <Button
          icon={<LogOut />}
          disabled={signOut.isPending || signOut.isSuccess}
          onClick={() => signOut.mutate(undefined)}
        >
          {t(signOut.isSuccess ? 'signedOutElsewhere' : 'signOutElsewhere')}
        </Button>
      )}
      {account.invitedEmail !== null && <InvitationActions account={account} email={account.invitedEmail} />}
      {!isYou && account.email !== null && <PasswordLink account={account} email={account.email} />}
      {!isYou && isOwner && account.hasSecondFactor && (
        <Suspense>
          <RemoveSecondFactor account={account} />
        </Suspense>
      )}
      <Button tone="Danger" icon={<Trash2 />} disabled={isLastOwner} onClick={() => setIsRemoving(true)}>
        {t('removeThis')}
      </Button>
      {isLastOwner && <p>{t('lastOwner')}</p>}
      {signOut.error !== null && <p role="alert">{sentenceOf(signOut.error)}</p>}
      {isRemoving && (
        <ConfirmSheet
          title={t('remove', { name })}
          text={t(isYou ? 'removeYouText' : 'removeText', { name })}
          answer={t('removeAnswer')}
          run={{ ...remove, mutate: () => remove.mutate(undefined, { onSuccess: onRemoved }) }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}
