import { useQuery } from '@tanstack/react-query';
import { PrinterX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { printersQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useAddressParam } from '../../ui/screen/use-address-param.ts';
import css from './printers.module.css';
import { failingPrinters, type Printer, unprintedQuery } from './ticket-queries.ts';

const PrintersSheet = lazyPart(() => import('./printers-sheet.tsx'));

/** The printers that do not print: why, since when, and how many tickets wait for each. */
export function PrinterTrouble() {
  const t = useTranslations('pay.printers');
  const { venueId } = useVenue();
  const { data: printers = [] } = useQuery(printersQuery(venueId));
  const [isOpen, setIsOpen] = useState(false);
  // The call of a printer links here, and opens its tickets.
  const [asked, ask] = useAddressParam('printers');
  const close = () => {
    setIsOpen(false);
    ask('');
  };
  const failing = failingPrinters(printers);
  const troubles = failing.map(({ id }) => id).join();
  const { data: unprinted = [] } = useQuery({
    ...unprintedQuery(venueId, troubles),
    enabled: printers.length > 0,
  });
  const held = unprinted.filter(({ state }) => state === 'Held').length;
  const count = failing.length > 0 ? unprinted.length : held;
  const isShown = failing.length > 0 || held > 0;
  return (
    <>
      {isShown && (
        <div className={css.trouble} role="alert">
          <PrinterX aria-hidden />
          <p>
            {failing.map((printer) => (
              <Trouble key={printer.id} printer={printer} />
            ))}
            {count > 0 && <span>{t('waiting', { count })}</span>}
          </p>
          <Button onClick={() => setIsOpen(true)}>{t('look')}</Button>
        </div>
      )}
      {(isOpen || asked !== '') && (
        <Suspense>
          <PrintersSheet hasAddress={asked !== ''} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Trouble({ printer: { name, trouble, failingSince } }: { printer: Printer }) {
  const t = useTranslations('pay.printers');
  const write = useTimeAndDay();
  return (
    <span>
      <strong>{t('failing', { name, trouble: t(`trouble.${trouble ?? 'none'}`) })}</strong>{' '}
      {failingSince !== null && t('since', { at: write(Date.parse(failingSince)) })}
    </span>
  );
}
