import { Dialog } from '@base-ui/react/dialog';
import { useTranslations } from 'use-intl';
import { DeviceSettings } from '../../device/device-settings.tsx';
import { knownDevice } from '../../session/own-device.ts';
import css from './lock-screen.module.css';
import PeoplePart, { type PeopleProps } from './people-part.tsx';

/** Covers a locked device with the names of its people. What is behind stays as it is, and is not to be seen. */
export default function LockScreen(props: PeopleProps) {
  const t = useTranslations('app.menu');
  const device = knownDevice();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup className={css.cover}>
          <main className={css.page}>
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
