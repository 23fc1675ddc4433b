import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFault } from '../../api/fault.ts';
import { PartWordsProvider } from '../../device/part-words-provider.tsx';
import {
  beginOffline,
  type OwnDevice,
  ownDeviceQuery,
  type PersonAtDevice,
} from '../../session/own-device.ts';
import type { SignedIn } from '../../session/session.ts';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { DEVICE_WORDS } from './device-words.ts';
import css from './people-part.module.css';
import { PinEntry } from './pin-entry.tsx';

export interface PeopleProps {
  /** The id of the person who is asked for the PIN first, because their session needs it. */
  first?: string | undefined;
  onBegun: (session: SignedIn) => void;
}

/** The people of a shared device. A tap on a name opens the field for the PIN. */
export default function PeoplePart(props: PeopleProps) {
  return (
    <PartWordsProvider words={DEVICE_WORDS}>
      <People {...props} />
    </PartWordsProvider>
  );
}

function People({ first, onBegun }: PeopleProps) {
  const t = useTranslations('device');
  const { data: device, error, refetch } = useQuery(ownDeviceQuery);
  const [chosenId, setChosenId] = useState(first);
  const [isChoosing, setIsChoosing] = useState(false);
  if (device === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const isOffline = error instanceof ApiFault && (error.status === 0 || error.status >= 502);
  const chosen = device.people.find(({ id }) => id === chosenId);
  const beginWithoutService = (person: PersonAtDevice) => onBegun(beginOffline(person, device));
  if (chosen === undefined) {
    const choose = (person: PersonAtDevice) => {
      if (isOffline && person.lastUsedAt !== null) return beginWithoutService(person);
      setIsChoosing(!person.hasPin);
      setChosenId(person.id);
    };
    return (
      <>
        {isOffline && <p className={css.hint}>{t('outOfReach')}</p>}
        <h2 className={css.who}>{t('who')}</h2>
        <Names device={device} onChoose={choose} isUsable={(one) => !isOffline || one.lastUsedAt !== null} />
      </>
    );
  }
  const back = () => setChosenId(undefined);
  const sheet = { person: chosen, onBegun, onBack: back };
  return isChoosing ? (
    <ChoosePin key={chosen.id} {...sheet} />
  ) : (
    <PinEntry
      key={chosen.id}
      {...sheet}
      onForgotten={() => setIsChoosing(true)}
      onBeginOffline={chosen.lastUsedAt === null ? null : () => beginWithoutService(chosen)}
    />
  );
}

function Names({
  device,
  onChoose,
  isUsable,
}: {
  device: OwnDevice;
  onChoose: (person: PersonAtDevice) => void;
  isUsable: (person: PersonAtDevice) => boolean;
}) {
  const t = useTranslations('device');
  return (
    <ul className={css.names} aria-label={t('who')}>
      {device.people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={css.name}
            disabled={!isUsable(person)}
            onClick={() => onChoose(person)}
          >
            <strong>{person.name}</strong>
            <span>{t(`roles.${person.role}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
