import { Undo2, Unplug } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './devices-page.module.css';
import {
  changeDevice,
  type Device,
  resetWrongPins,
  useDeviceChange,
  withdrawDevice,
} from './save-devices.ts';

/** A shared device, with the person who used it last. One tap withdraws the device; this can be undone. */
export function DeviceRow({ device }: { device: Device }) {
  const t = useTranslations('devices');
  const write = useTimeAndDay();
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { id, name, kind, lastSeenAt, lastPerson, withdrawnAt, stoppedPeople } = device;
  const change = useDeviceChange(venueId, (isWithdrawn: boolean) =>
    isWithdrawn ? withdrawDevice(venueId, id) : changeDevice(venueId, id, { isWithdrawn: false }),
  );
  const resetPins = useDeviceChange(venueId, (accountId: string) => resetWrongPins(venueId, accountId));
  const at = (instant: string) => write(Date.parse(instant));
  const fault = change.error ?? resetPins.error;
  return (
    <li className={classNames(css.row, withdrawnAt !== null && css.withdrawn)}>
      <span className={css.what}>
        <strong>{name}</strong>
        <small>
          {t(`kinds.${kind}`)}
          {lastSeenAt !== null && ` · ${t('seen', { at: at(lastSeenAt) })}`}
          {lastPerson !== null && ` · ${t('person', { name: lastPerson.name })}`}
        </small>
        {withdrawnAt !== null && <small>{t('withdrawn', { at: at(withdrawnAt) })}</small>}
      </span>
      {withdrawnAt === null ? (
        <Button
          tone="Danger"
          icon={<Unplug />}
          disabled={change.isPending}
          aria-label={t('withdrawOf', { name })}
          onClick={() => change.mutate(true)}
        >
          {t('withdraw')}
        </Button>
      ) : (
        <Button
          icon={<Undo2 />}
          disabled={change.isPending}
          aria-label={t('letInOf', { name })}
          onClick={() => change.mutate(false)}
        >
          {t('letIn')}
        </Button>
      )}
      {stoppedPeople.map((person) => (
        <span key={person.id} className={css.stopped}>
          {t('stopped', { name: person.name })}
          <Button disabled={resetPins.isPending} onClick={() => resetPins.mutate(person.id)}>
            {t('lift')}
          </Button>
        </span>
      ))}
      {fault !== null && (
        <p role="alert" className={css.fault}>
          {sentenceOf(fault)}
        </p>
      )}
    </li>
  );
}
