import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFault } from '../../api/fault.ts';
import { beginInTab, type PersonAtDevice } from '../../session/own-device.ts';
import type { SignedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './pin-pad.module.css';
import { PinPad } from './pin-pad.tsx';

export interface PinEntryProps {
  person: PersonAtDevice;
  onBegun: (session: SignedIn) => void;
  onBack: () => void;
}

/** Asks a person for their PIN. It is sent when the last digit is typed. */
export function PinEntry({
  person,
  onBegun,
  onBack,
  onForgotten,
  onBeginOffline,
}: PinEntryProps & { onForgotten: () => void; onBeginOffline: (() => void) | null }) {
  const t = useTranslations('device');
  const sentenceOf = useFaultSentence();
  const [pin, setPin] = useState('');
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: (typed: string) => beginInTab(person.id, { pin: typed }),
    onSuccess: onBegun,
    onError: () => setPin(''),
  });
  const type = (next: string) => {
    if (begin.isPending) return;
    setPin(next);
    if (next.length === person.pinDigits) begin.mutate(next);
  };
  const isOffline =
    begin.error instanceof ApiFault && (begin.error.status === 0 || begin.error.status >= 502);
  return (
    <div className={css.entry}>
      <h2>{t('pinOf', { name: person.name })}</h2>
      <PinPad pin={pin} digits={person.pinDigits} onType={type} isBusy={begin.isPending} />
      <p role="alert" className={css.fault}>
        {begin.error === null || pin !== '' ? '' : sentenceOf(begin.error)}
      </p>
      {isOffline && onBeginOffline !== null && (
        <Button tone="Main" isWide onClick={onBeginOffline}>
          {t('without')}
        </Button>
      )}
      <div className={css.others}>
        <Button onClick={onBack}>{t('others')}</Button>
        <Button tone="Quiet" onClick={onForgotten}>
          {t('newPin')}
        </Button>
      </div>
    </div>
  );
}
