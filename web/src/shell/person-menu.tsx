import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useActQueue } from '../acts/acts-provider.tsx';
import { DeviceSettings } from '../device/device-settings.tsx';
import { endSession } from '../session/sign-out.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { Sheet } from '../ui/sheet.tsx';
import { findOwnUnsentWork } from '../unsent/own-unsent-work.ts';
import css from './person-menu.module.css';

const LeaveSheet = lazyPart(async () => ({
  default: (await import('../unsent/unsent-parts.tsx')).LeaveSheet,
}));

const DeviceMenu = lazyPart(() => import('./device-menu.tsx'));
const OwnFactor = lazyPart(() => import('./second-factor/own-factor.tsx'));
const OwnSessions = lazyPart(() => import('./sessions/own-sessions.tsx'));

/** The menu of the signed-in person, with the settings of this device. */
export function PersonMenu() {
  const t = useTranslations('app.menu');
  const { session } = useVenue();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="Quiet" icon={<UserRound />} label={t('open')} onClick={() => setIsOpen(true)} />
      <Sheet title={t('open')} place="Side" isOpen={isOpen} onClose={() => setIsOpen(false)} keepsTyped>
        <div className={css.menu}>
          <p>{t('signedInAs', { name: session.account.name })}</p>
          {session.device && (
            <Suspense>
              <DeviceMenu onDone={() => setIsOpen(false)} />
            </Suspense>
          )}
          <DeviceSettings />
          {!session.device && <SignOut />}
          {!session.device && (
            <Suspense>
              <OwnFactor />
              <OwnSessions />
            </Suspense>
          )}
        </div>
      </Sheet>
    </>
  );
}

/** The button that signs out. If there are unsent acts, it shows them first. */
export function SignOut() {
  const t = useTranslations('app.signIn');
  const { session, venueId } = useVenue();
  const client = useQueryClient();
  const queue = useActQueue();
  const [, navigate] = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const signingOut = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await endSession();
      client.clear();
      navigate('~/');
      queue.setAccount(null);
    },
  });
  const begin = () => {
    const { count } = findOwnUnsentWork(queue, localStorage, session.account.id, venueId);
    if (count > 0) setIsAsked(true);
    else signingOut.mutate();
  };
  return (
    <>
      <Button tone="Quiet" disabled={signingOut.isPending} onClick={begin}>
        {t('out')}
      </Button>
      {isAsked && (
        <Suspense>
          <LeaveSheet onLeave={() => signingOut.mutate()} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
