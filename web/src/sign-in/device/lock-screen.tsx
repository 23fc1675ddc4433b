import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DeviceSettings } from '../../device/device-settings.tsx';
import { ownDeviceQuery } from '../../session/own-device.ts';
import css from './lock-screen.module.css';
import PeoplePart, { type PeopleProps } from './people-part.tsx';

/** Covers a locked device with the names of its people. The screen behind it stays as it is, but is not visible. */
export default function LockScreen(props: PeopleProps) {
  const t = useTranslations('app.menu');
  const { data: device } = useQuery(ownDeviceQuery);
  const page = useRef<HTMLElement>(null);
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup className={css.cover} initialFocus={page}>
          <main className={css.page} ref={page} tabIndex={-1}>
            <header>
              <Dialog.Title className={css.venue}>{device?.venue.name ?? 'Sofra'}</Dialog.Title>
              <p>{device?.name}</p>
            </header>
            <PeoplePart {...props} />
            <details className={css.settings}>
              <summary>{t('open')}</summary>
              <DeviceSettings />
            </details>
          </main>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
