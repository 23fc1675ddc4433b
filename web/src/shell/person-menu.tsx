import { useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { DeviceSettings } from './device-settings.tsx';
import css from './person-menu.module.css';

/** Who is signed in, and what they set for this device. */
export function PersonMenu() {
  const t = useTranslations('app.menu');
  const { session } = useVenue();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="Quiet" icon={<UserRound />} label={t('open')} onClick={() => setIsOpen(true)} />
      <Sheet title={t('open')} place="Side" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className={css.menu}>
          <p>{t('signedInAs', { name: session.account.name })}</p>
          <DeviceSettings />
          <SignOut />
        </div>
      </Sheet>
    </>
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
