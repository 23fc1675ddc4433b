import { loadWords } from 'virtual:words/day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import css from './day.module.css';
import { DayClosing } from './day-closing.tsx';
import { drawersQuery } from './day-queries.ts';
import { DrawerPart } from './drawer/drawer-part.tsx';
import { ShiftPart } from './shift-part.tsx';

const DAY_WORDS: PartWords = { name: 'day-words', load: loadWords };

/** The sheet with the drawers, the closing of the day, and the shifts. */
export default function DaySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('till.room');
  return (
    <Sheet title={t('cash')} place="Side" isOpen onClose={onClose}>
      <PartWordsProvider words={DAY_WORDS}>
        <Parts onClose={onClose} />
      </PartWordsProvider>
    </Sheet>
  );
}

const PARTS = ['Drawer', 'Close', 'Shift'] as const;
type Part = (typeof PARTS)[number];

function Parts({ onClose }: { onClose: () => void }) {
  const t = useTranslations('day');
  const { may } = useVenue();
  const offered = PARTS.filter((part) => part !== 'Close' || may('closeDay'));
  // A person without a right to the drawer usually wants the shift.
  const first: Part = may('drawer') || may('closeDay') ? 'Drawer' : 'Shift';
  const [chosen, setPart] = useState<Part>(first);
  // Another person may use the device now, who has other rights.
  const part = offered.includes(chosen) ? chosen : first;
  return (
    <div className={css.day}>
      {offered.length > 1 && (
        <Segments
          label={t('parts.label')}
          value={part}
          options={offered.map((value) => ({ value, text: t(`parts.${value}`) }))}
          onChange={setPart}
          wraps
        />
      )}
      {part === 'Shift' ? <ShiftPart /> : <OfDrawer part={part} onClose={onClose} />}
      {!may('closeDay') && <p className={css.hint}>{t('closeNeedsRight')}</p>}
    </div>
  );
}

/** The sections about one drawer: the drawer of the device, or another one that the person chooses. */
function OfDrawer({ part, onClose }: { part: 'Drawer' | 'Close'; onClose: () => void }) {
  const t = useTranslations('day');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(drawersQuery(venueId));
  const [chosen, setChosen] = useState<string | null>(null);
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const drawer =
    data.drawers.find(({ code }) => code === chosen) ??
    data.drawers.find(({ isOwn }) => isOwn) ??
    data.drawers[0]!;
  return (
    <>
      {data.drawers.length > 1 && (
        <Segments
          label={t('which')}
          value={drawer.code}
          options={data.drawers.map(({ code, name }) => ({ value: code, text: name ?? t('main') }))}
          onChange={setChosen}
        />
      )}
      {part === 'Drawer' ? (
        <DrawerPart drawer={drawer} key={drawer.code} />
      ) : (
        <DayClosing drawers={data} drawer={drawer} onClose={onClose} key={drawer.code} />
      )}
    </>
  );
}
