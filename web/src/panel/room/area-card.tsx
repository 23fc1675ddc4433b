import { Map as MapIcon, Pencil, Plus, QrCode, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { ConfirmSheet } from '../confirm-sheet.tsx';
import { sortInPendingOrder } from '../pending-order.ts';
import { DragHandle, SortableList, SortableRow } from '../sorting/sortable-list.tsx';
import { VenueText } from '../venue-settings/venue-text.tsx';
import { AddTablesSheet } from './add-tables-sheet.tsx';
import css from './area-card.module.css';
import { AreaSheet } from './area-sheet.tsx';
import { qrCardsAddress, removeArea, reorderTables, useRoomChange } from './save-room.ts';
import { isGuessable } from './table-code.ts';
import { TableSheet } from './table-sheet.tsx';

interface AreaCardProps {
  area: Schemas['Area'];
  areas: readonly Schemas['Area'][];
}

type OpenSheet = 'Tables' | 'Name' | 'Remove' | { tableId: string } | null;

/** An area with its tables. A tap on a table opens the sheet to change it. */
export function AreaCard({ area, areas }: AreaCardProps) {
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const [open, setOpen] = useState<OpenSheet>(null);
  const close = () => setOpen(null);
  const order = useRoomChange(venueId, (ids: string[]) => reorderTables(venueId, area.id, ids));
  const tables = sortInPendingOrder(area.tables, order);
  const opened = typeof open === 'object' && open !== null ? open.tableId : null;
  const table = area.tables.find(({ id }) => id === opened);
  return (
    <section className={css.area} aria-label={area.name}>
      <AreaHead area={area} onOpen={setOpen} />
      {order.error !== null && <p role="alert">{sentenceOf(order.error)}</p>}
      <SortableList
        items={tables}
        isSaving={order.isPending}
        onOrder={(ids) => order.mutate(ids)}
        isGrid
        className={css.tables}
      >
        {tables.map((one) => (
          <SortableRow key={one.id} item={one}>
            <TableTile table={one} onOpen={() => setOpen({ tableId: one.id })} />
          </SortableRow>
        ))}
      </SortableList>
      {open === 'Tables' && <AddTablesSheet area={area} areas={areas} onClose={close} />}
      {open === 'Name' && <AreaSheet area={area} areas={areas} onClose={close} />}
      {open === 'Remove' && <AreaRemoval area={area} onClose={close} />}
      {table !== undefined && <TableSheet key={table.id} table={table} areas={areas} onClose={close} />}
    </section>
  );
}

interface AreaHeadProps {
  area: Schemas['Area'];
  onOpen: (open: OpenSheet) => void;
}

function AreaHead({ area, onOpen }: AreaHeadProps) {
  const t = useTranslations('room');
  const { venueId } = useVenue();
  return (
    <header className={css.head}>
      <DragHandle />
      <h2>
        <VenueText>{area.name}</VenueText>
      </h2>
      <span className={css.count}>{t('count', { count: area.tables.length })}</span>
      <div className={css.actions}>
        <Button
          tone="Quiet"
          icon={<Pencil />}
          label={t('rename', { name: area.name })}
          onClick={() => onOpen('Name')}
        />
        {area.tables.length > 0 && (
          <Link
            href={`/plan/${area.id}`}
            className={css.plan}
            aria-label={t('drawPlan', { name: area.name })}
          >
            <MapIcon aria-hidden />
          </Link>
        )}
        {area.tables.length > 0 && (
          <ButtonLink
            tone="Quiet"
            href={qrCardsAddress(venueId, { areaId: area.id })}
            target="_blank"
            icon={<QrCode />}
            label={t('printArea', { name: area.name })}
          />
        )}
        <Button
          tone="Quiet"
          icon={<Trash2 />}
          label={t('removeArea', { name: area.name })}
          onClick={() => onOpen('Remove')}
        />
        <Button icon={<Plus />} onClick={() => onOpen('Tables')}>
          {t('addTables')}
        </Button>
      </div>
    </header>
  );
}

function TableTile({ table, onOpen }: { table: Schemas['Table']; onOpen: () => void }) {
  const t = useTranslations('room');
  return (
    <div className={css.table}>
      <DragHandle />
      <button type="button" className={css.open} onClick={onOpen}>
        <strong>
          <VenueText>{table.name}</VenueText>
        </strong>
        <small>
          {table.capacity === null ? t('seatsUnset') : t('seats', { count: table.capacity })}
          {table.code !== table.name && isGuessable(table.code) && (
            <>
              {' · '}
              <bdi>{table.code}</bdi>
            </>
          )}
        </small>
      </button>
    </div>
  );
}

function AreaRemoval({ area, onClose }: { area: Schemas['Area']; onClose: () => void }) {
  const t = useTranslations('room');
  const { venueId } = useVenue();
  const remove = useRoomChange(venueId, () => removeArea(venueId, area.id));
  return (
    <ConfirmSheet
      title={t('removeArea', { name: area.name })}
      text={t('removeAreaText', { name: area.name, count: area.tables.length })}
      answer={t('remove')}
      run={{ ...remove, mutate: () => remove.mutate(undefined, { onSuccess: onClose }) }}
      onClose={onClose}
    />
  );
}
