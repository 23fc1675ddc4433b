import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { leavePerson } from '../api/person-token.ts';
import { useVenue } from '../session/venue-context.tsx';
import PeoplePart from '../sign-in/device/people-part.tsx';
import { Button } from '../ui/button.tsx';
import { useBegin } from './device-lock.tsx';

/** At a shared device: who may take over, and the lock. @param onDone  closes the menu */
export default function DeviceMenu({ onDone }: { onDone: () => void }) {
  const t = useTranslations('app.menu');
  const { session } = useVenue();
  const begin = useBegin();
  const lock = () => {
    onDone();
    leavePerson();
  };
  return (
    <>
      <PeoplePart
        onBegun={(next) => {
          onDone();
          begin(next);
        }}
      />
      {session.account.id !== session.device?.id && (
        <Button icon={<Lock />} onClick={lock}>
          {t('lock')}
        </Button>
      )}
    </>
  );
}
