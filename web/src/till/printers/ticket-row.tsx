import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock, MonitorCheck, Pause, Printer as PrinterIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { portionsText } from '../../ui/text/portions-text.ts';
import css from './printers.module.css';
import {
  otherPrinters,
  type Printer,
  printsTickets,
  shownTicketState,
  type Ticket,
} from './ticket-queries.ts';

const ICONS: Record<Ticket['state'], typeof Clock> = {
  BoardOnly: MonitorCheck,
  Waiting: Clock,
  Printing: PrinterIcon,
  Printed: CircleCheck,
  Held: Pause,
};

/** A ticket: its content, whether it was printed, and the printers that can print it. */
export function TicketRow({ ticket, printers }: { ticket: Ticket; printers: readonly Printer[] }) {
  const t = useTranslations('pay.printers');
  const write = useTimeAndDay();
  const { billNumber, tableName, customerName, kind, lines, createdAt, printedAt, mayBePrinted } = ticket;
  const state = shownTicketState(ticket, printers);
  const clock = (at: string) => write(Date.parse(at));
  const Icon = ICONS[state];
  return (
    <li className={css.ticket}>
      <p className={css.ticketHead}>
        <strong>{tableName ?? customerName ?? t('ticket', { number: billNumber })}</strong>
        <span>
          {t('ticket', { number: billNumber })} · {clock(createdAt)}
          {kind === 'Change' && ` · ${t('change')}`}
        </span>
      </p>
      <p className={css.soft}>
        {portionsText(lines.map(({ quantity, productName }) => ({ quantity, name: productName })))}
      </p>
      <p className={css.ticketState}>
        <Icon aria-hidden />
        {state === 'Printed'
          ? t('ticketStates.Printed', { at: printedAt === null ? '' : clock(printedAt) })
          : t(`ticketStates.${state}`)}
      </p>
      {mayBePrinted && <p className={css.soft}>{t('mayBePrinted')}</p>}
      <PrintButtons ticket={ticket} printers={printers} />
    </li>
  );
}

/**
 * The buttons that print a ticket again. Unlike other acts, a print is not retried later: if paper came out
 * unexpectedly, the kitchen would cook the dishes twice.
 */
function PrintButtons({ ticket, printers }: { ticket: Ticket; printers: readonly Printer[] }) {
  const t = useTranslations('pay.printers');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const sentenceOf = useFaultSentence();
  const print = useMutation({
    networkMode: 'always',
    mutationFn: (printerId: string | null) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/tickets/{ticketId}/print', {
          params: { path: { venueId, ticketId: ticket.id } },
          body: { printerId },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'tickets') }),
  });
  const own = printers.find((printer) => printer.id === ticket.printerId && printsTickets(printer));
  return (
    <div className={css.prints}>
      {own !== undefined && (
        <Button
          icon={<PrinterIcon aria-hidden />}
          disabled={print.isPending}
          onClick={() => print.mutate(null)}
        >
          {t(ticket.prints > 0 ? 'reprint' : 'print')}
        </Button>
      )}
      {otherPrinters(printers, ticket).map(({ id, name }) => (
        <Button key={id} tone="Quiet" disabled={print.isPending} onClick={() => print.mutate(id)}>
          {t('printOn', { name })}
        </Button>
      ))}
      {print.isPending && <span className={css.soft}>{t('printing')}</span>}
      {print.error !== null && (
        <p className={css.bad} role="alert">
          {sentenceOf(print.error)}
        </p>
      )}
    </div>
  );
}
