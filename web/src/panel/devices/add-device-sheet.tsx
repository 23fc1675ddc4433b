import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CopyButton } from '../form/copy-button.tsx';
import css from './devices-page.module.css';
import { type Device, formatInHalves, makeDeviceCode } from './save-devices.ts';

const KINDS = ['Till', 'Board', 'Host'] as const;

/** Creates a code that makes a browser a shared device. The person scans or types the code in that browser. */
export function AddDeviceSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('devices');
  const sentenceOf = useFaultSentence();
  const format = useFormatter();
  const { venueId } = useVenue();
  const [kind, setKind] = useState<Device['kind']>('Till');
  const [name, setName] = useState('');
  const make = useMutation({
    networkMode: 'always',
    mutationFn: () => makeDeviceCode(venueId, { kind, name: name.trim() }),
  });
  const { shown, submit } = useSubmit({ name: name.trim() === '' ? t('nameMissing') : undefined }, () =>
    make.mutate(),
  );
  if (make.data !== undefined) {
    const { code, expiresAt } = make.data;
    const at = format.dateTime(new Date(expiresAt), { hour: '2-digit', minute: '2-digit' });
    return (
      <Sheet title={name.trim()} isOpen onClose={onClose} keepsTyped>
        <div className={css.made}>
          <p>{t('scan')}</p>
          <QrCode text={`${location.origin}/app/device#${code}`} label={t('qr')} />
          <p>{t('type', { address: `${location.host}/app/device` })}</p>
          <output className={css.code} dir="ltr">
            {formatInHalves(code)}
          </output>
          <CopyButton text={formatInHalves(code)} what={t('code')} />
          <p>{t('until', { at })}</p>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('add')} isOpen onClose={onClose}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Segments
          label={t('kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
          onChange={setKind}
          wraps
        />
        <p>{t(`kindTexts.${kind}`)}</p>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={shown.name}
        />
        {make.error !== null && <p role="alert">{sentenceOf(make.error)}</p>}
        <Button type="submit" tone="Main" size="Large" isWide disabled={make.isPending}>
          {t('makeCode')}
        </Button>
      </form>
    </Sheet>
  );
}
