import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { printersQuery } from '../../../api/queries.ts';
import { PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../card.tsx';
import { devicesQuery, type Settings } from '../../panel-queries.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from '../money-list.module.css';
import { type Drawer, defaultDrawerOf, drawersOf } from './drawer-form.ts';
import { DrawerSheet } from './drawer-sheet.tsx';
import { DRAWER_WORDS } from './drawer-words.ts';

/** The cash drawers of the venue, each with the printer that opens it and the device that uses it. */
export function DrawersCard({ settings }: { settings: Settings }) {
  return (
    <PartWordsProvider words={DRAWER_WORDS}>
      <Drawers settings={settings} />
    </PartWordsProvider>
  );
}

function Drawers({ settings }: { settings: Settings }) {
  const t = useTranslations('drawers');
  // The code of the open drawer, `null` for a new drawer, `undefined` if the sheet is closed.
  const [opened, setOpened] = useState<string | null | undefined>();
  const { session } = useVenue();
  const { data: printers } = useQuery(printersQuery(settings.id));
  const isToldDevices = session.account.rights.includes('people');
  const { data: registered } = useQuery({ ...devicesQuery(settings.id), enabled: isToldDevices });
  const devices = registered?.filter(({ withdrawnAt }) => withdrawnAt === null);
  const drawers = drawersOf(settings, t('usual'));
  const usual = defaultDrawerOf(drawers);
  const drawer = drawers.find(({ code }) => code === opened);
  const sheet = { settings, drawers, printers, devices, onClose: () => setOpened(undefined) };
  const nameOf = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
    list?.find((one) => one.id === id)?.name;
  const factsOf = ({ printerId, deviceId, code }: Drawer) => [
    deviceId === null
      ? t(code === usual?.code ? 'otherDevices' : 'noDevice')
      : (nameOf(devices, deviceId) ?? t(devices === undefined ? 'ownDevice' : 'goneDevice')),
    t('openedBy', {
      printer: printerId === null ? t('firstPrinter') : (nameOf(printers, printerId) ?? t('gonePrinter')),
    }),
  ];
  return (
    <Card
      title={t('title')}
      text={t('text')}
      actions={
        <Button icon={<Plus />} onClick={() => setOpened(null)}>
          {t('add')}
        </Button>
      }
    >
      <div className={css.list}>
        {drawers.map((one) => (
          <button key={one.code} type="button" className={css.row} onClick={() => setOpened(one.code)}>
            <strong>
              <VenueText>{one.name}</VenueText>
            </strong>
            <small>{factsOf(one).join(' · ')}</small>
          </button>
        ))}
      </div>
      {opened === null && <DrawerSheet {...sheet} />}
      {drawer !== undefined && <DrawerSheet key={drawer.code} drawer={drawer} {...sheet} />}
    </Card>
  );
}
