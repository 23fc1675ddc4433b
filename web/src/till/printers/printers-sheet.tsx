import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Printer as PrinterIcon, PrinterX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { keys, printersQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import css from './printers.module.css';
import { unprintedQuery } from './ticket-queries.ts';
import { TicketRow } from './ticket-row.tsx';

interface PrintersSheetProps {
  /** Whether the address of the page opens and closes the sheet. */
  hasAddress: boolean;
  onClose: () => void;
}

/** The state of each printer, and the tickets that were not printed. */
export default function PrintersSheet({ hasAddress, onClose }: PrintersSheetProps) {
  const t = useTranslations('pay.printers');
  const { venueId } = useVenue();
  const { data: printers = [] } = useQuery(printersQuery(venueId));
  // The key is below that of the tickets, so that each ticket event reads it again while the sheet is open.
  const tickets = useQuery({
    ...unprintedQuery(venueId, 'sheet'),
    queryKey: keys.of(venueId, 'tickets', 'unprinted'),
  });
  return (
    <Sheet title={t('title')} place="Side" isOpen hasAddress={hasAddress} onClose={onClose}>
      <ul className={css.printers}>
        {printers.map(({ id, name, isEnabled, state, trouble }) => {
          const isFailing = isEnabled && state === 'Failing';
          return (
            <li key={id} className={isFailing ? css.failing : undefined}>
              {isFailing ? <PrinterX aria-hidden /> : <PrinterIcon aria-hidden />}
              <strong>{name}</strong>
              <span>
                {t(`states.${isEnabled ? state : 'Off'}`)}
                {isFailing && `: ${t(`trouble.${trouble ?? 'none'}`)}`}
              </span>
            </li>
          );
        })}
      </ul>
      <h3 className={css.heading}>{t('unprinted')}</h3>
      {tickets.data === undefined &&
        (tickets.error === null ? (
          <Loading />
        ) : (
          <FaultMessage fault={tickets.error} onRetry={() => void tickets.refetch()} />
        ))}
      {tickets.data?.length === 0 && (
        <p className={css.allPrinted}>
          <CircleCheck aria-hidden />
          {t('allPrinted')}
        </p>
      )}
      <ul className={css.tickets}>
        {tickets.data?.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} printers={printers} />
        ))}
      </ul>
    </Sheet>
  );
}
