import { useQuery } from '@tanstack/react-query';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { printersQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { PageHead } from '../page-head.tsx';
import { categoriesQuery } from '../panel-queries.ts';
import { sortInPendingOrder } from '../pending-order.ts';
import { SortableList, SortableRow } from '../sorting/sortable-list.tsx';
import { CategoryPrintersCard } from './category-printers-card.tsx';
import { PrinterRow } from './printer-row.tsx';
import { PrinterSheet } from './printer-sheet.tsx';
import css from './printers-page.module.css';
import { reorderPrinters, usePrinterChange } from './save-printers.ts';

/** The printers of the venue with their state, and which printer prints which category. */
export default function PrintersPage() {
  const t = useTranslations('printers');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { data: printers, error, refetch } = useQuery(printersQuery(venueId));
  const { data: categories = [] } = useQuery(categoriesQuery(venueId));
  // The id of the open printer, `New` for a new printer, `null` if the sheet is closed.
  const [opened, setOpened] = useState<string | null>(null);
  const printer = printers?.find(({ id }) => id === opened);
  const order = usePrinterChange(venueId, (ids: string[]) => reorderPrinters(venueId, ids));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const sheet = { printers: printers ?? [], categories, onClose: () => setOpened(null) };
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button tone="Main" icon={<Plus />} onClick={() => setOpened('New')}>
          {t('add')}
        </Button>
      </PageHead>
      {printers === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      {printers?.length === 0 && <Message icon={<Printer />} title={t('none')} text={t('noneText')} />}
      {order.error !== null && <p role="alert">{sentenceOf(order.error)}</p>}
      {printers !== undefined && (
        <SortableList
          items={sortInPendingOrder(printers, order)}
          isSaving={order.isPending}
          onOrder={(ids) => order.mutate(ids)}
          className={css.printers}
        >
          {sortInPendingOrder(printers, order).map((one) => (
            <SortableRow key={one.id} item={one}>
              <PrinterRow printer={one} names={names} onOpen={() => setOpened(one.id)} />
            </SortableRow>
          ))}
        </SortableList>
      )}
      {printers !== undefined && printers.length > 0 && categories.length > 0 && (
        <CategoryPrintersCard categories={categories} printers={printers} />
      )}
      {opened === 'New' && <PrinterSheet {...sheet} />}
      {printer !== undefined && <PrinterSheet key={printer.id} printer={printer} {...sheet} />}
    </>
  );
}
