import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { AskOnce } from '../ask-once.tsx';
import { removeAccount, signOutElsewhere, usePeopleChange } from './save-people.ts';

interface PersonActionsProps {
  account: Schemas['VenueAccount'];
  onRemoved: () => void;
}

/** Removes an account; signs the own one out elsewhere. */
export function PersonActions({ account, onRemoved }: PersonActionsProps) {
  const { name, isYou } = account;
  const t = useTranslations('people');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
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
      <Button tone="Danger" icon={<Trash2 />} onClick={() => setIsRemoving(true)}>
        {t('removeThis')}
      </Button>
      {signOut.error !== null && <p role="alert">{sentenceOf(signOut.error)}</p>}
      {isRemoving && (
        <AskOnce
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
