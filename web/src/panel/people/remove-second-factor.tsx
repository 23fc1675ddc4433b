import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { SecondFactorWords } from '../../session/second-factor/second-factor-words.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmSheet } from '../confirm-sheet.tsx';
import { removeSecondFactor, usePeopleChange } from './save-people.ts';

/** Removes the two-step sign-in of a colleague who lost their phone and their recovery codes. */
export default function RemoveSecondFactor({ account }: { account: Schemas['VenueAccount'] }) {
  return (
    <SecondFactorWords>
      <Remove account={account} />
    </SecondFactorWords>
  );
}

function Remove({ account: { id, name } }: { account: Schemas['VenueAccount'] }) {
  const t = useTranslations('secondFactor');
  const { venueId } = useVenue();
  const [isAsked, setIsAsked] = useState(false);
  const remove = usePeopleChange(venueId, () => removeSecondFactor(venueId, id));
  return (
    <>
      <Button icon={<Smartphone />} onClick={() => setIsAsked(true)}>
        {t('remove')}
      </Button>
      {isAsked && (
        <ConfirmSheet
          title={t('removeOf', { name })}
          text={t('removeText', { name })}
          answer={t('removeAnswer')}
          run={{ ...remove, mutate: () => remove.mutate(undefined) }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
