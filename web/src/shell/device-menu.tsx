import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { clearPresentPerson } from '../api/person-token.ts';
import { useVenue } from '../session/venue-context.tsx';
import PeoplePart from '../sign-in/device/people-part.tsx';
import { Button } from '../ui/button.tsx';
import { useBeginAtDevice } from './device-lock.tsx';

/** The menu of a shared device: other people can take over, or lock it. @param onDone  closes the menu */
export default function DeviceMenu({ onDone }: { onDone: () => void }) {
  const t = useTranslations('app.menu');
  const { session } = useVenue();
  const begin = useBeginAtDevice();
  const lock = () => {
    onDone();
    clearPresentPerson();
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
