import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { printersQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import css from './printers.module.css';
import { billTicketsQuery } from './ticket-queries.ts';
import { TicketRow } from './ticket-row.tsx';

/** The kitchen tickets of a bill: whether each was printed, with buttons that print it again. */
export default function BillTicketsSheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('pay.printers');
  const { venueId } = useVenue();
  const { data: printers = [] } = useQuery(printersQuery(venueId));
  const { data: tickets, error, refetch } = useQuery(billTicketsQuery(venueId, bill.id));
  return (
    <Sheet title={t('ofBill', { number: bill.number })} place="Side" isOpen onClose={onClose}>
      {tickets === undefined && error === null && <Loading />}
      {error !== null && <FaultMessage fault={error} onRetry={() => void refetch()} />}
      {tickets?.length === 0 && <p>{t('noTickets')}</p>}
      <ul className={css.tickets}>
        {tickets?.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} printers={printers} />
        ))}
      </ul>
    </Sheet>
  );
}
