import { loadWords } from 'virtual:words/devices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { PageHead } from '../page-head.tsx';
import { devicesQuery } from '../panel-queries.ts';
import { AddDeviceSheet } from './add-device-sheet.tsx';
import { DeviceRow } from './device-row.tsx';
import css from './devices-page.module.css';
import { IdleLockSetting } from './idle-lock.tsx';
import { PinCodes } from './pin-codes.tsx';

const DEVICES_WORDS: PartWords = { name: 'devices-words', load: loadWords };

/** The shared devices of the venue, and one-time codes with which people choose their PIN. */
export default function DevicesPage() {
  return (
    <PartWordsProvider words={DEVICES_WORDS}>
      <Devices />
    </PartWordsProvider>
  );
}

function Devices() {
  const t = useTranslations('devices');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const { data: devices, error, refetch } = useQuery(devicesQuery(venueId));
  const [isAdding, setIsAdding] = useState(false);
  const end = () => {
    setIsAdding(false);
    void client.invalidateQueries({ queryKey: devicesQuery(venueId).queryKey });
  };
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button tone="Main" icon={<Plus />} onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </PageHead>
      {devices === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      {devices?.length === 0 && (
        <Message icon={<TabletSmartphone />} title={t('none')} text={t('noneText')} />
      )}
      <ul className={css.devices}>
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices !== undefined && devices.length > 0 && (
        <>
          <PinCodes />
          <IdleLockSetting />
        </>
      )}
      {isAdding && <AddDeviceSheet onClose={end} />}
    </>
  );
}
