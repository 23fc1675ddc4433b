import { Popover } from '@base-ui/react/popover';
import { useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { DeviceSettings } from './device-settings.tsx';
import css from './person-menu.module.css';

/** Who is signed in, and what they set for this device. */
export function PersonMenu() {
  const t = useTranslations('app');
  const { session } = useVenue();
  return (
    <Popover.Root>
      <Popover.Trigger render={<Button tone="Quiet" icon={<UserRound />} label={t('menu.open')} />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end">
          <Popover.Popup className={css.menu} aria-label={t('menu.open')}>
            <p>{t('menu.signedInAs', { name: session.account.name })}</p>
            <DeviceSettings />
            <SignOut />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SignOut() {
  const t = useTranslations('app.signIn');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const signOut = async () => {
    await dataOf(api.DELETE('/venue/v1/session')).catch(() => null);
    client.clear();
    navigate('~/');
  };
  return (
    <Button tone="Quiet" onClick={() => void signOut()}>
      {t('out')}
    </Button>
  );
}
