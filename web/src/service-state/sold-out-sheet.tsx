import { useQuery } from '@tanstack/react-query';
import { CircleSlash, Search, Undo2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../acts/acts-provider.tsx';
import { RefusedActs } from '../acts/refused-acts.tsx';
import { stockQuery } from '../api/queries.ts';
import { useActAtVenue, useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { Loading } from '../ui/loading.tsx';
import { Sheet } from '../ui/sheet.tsx';
import css from './service-state.module.css';
import { findRows, type StockRow, shownStock } from './shown-stock.ts';

/**
 * All products with a switch for sold out; sold-out products first. A row keeps its place while the sheet is open, so
 * that nothing moves under a finger.
 */
export function SoldOutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('serviceState.soldOut');
  return (
    <Sheet title={t('title')} isOpen={isOpen} onClose={onClose} place="Side">
      <SoldOutList />
    </Sheet>
  );
}

function SoldOutList() {
  const t = useTranslations('serviceState.soldOut');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(stockQuery(venueId));
  const acts = usePendingActs(venueId);
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const [soldOutFirst, setSoldOutFirst] = useState<ReadonlySet<string> | null>(null);
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const rows = shownStock(data, acts);
  const first = soldOutFirst ?? new Set(rows.filter((row) => row.isSoldOut).map((row) => row.productId));
  if (soldOutFirst === null) setSoldOutFirst(first);
  const found = findRows(rows, searched);
  const switches = acts.filter(({ name }) => name === 'switchSoldOut');
  return (
    <div className={css.soldOut}>
      <RefusedActs acts={switches} />
      <Field
        label={t('search')}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        end={<Search aria-hidden className={css.glass} />}
      />
      <Rows title={t('now')} rows={found.filter((row) => first.has(row.productId))} />
      {groupsOf(found.filter((row) => !first.has(row.productId))).map(([name, group]) => (
        <Rows key={name} title={name} rows={group} />
      ))}
      {found.length === 0 && (
        <p className={css.soft}>{rows.length === 0 ? t('noProducts') : t('noneFound')}</p>
      )}
    </div>
  );
}

function groupsOf(rows: readonly StockRow[]): [string, StockRow[]][] {
  return [...Map.groupBy(rows, ({ categoryName }) => categoryName)];
}

function Rows({ title, rows }: { title: string; rows: readonly StockRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={css.group}>
      <h3 className={css.heading}>{title}</h3>
      <ul>
        {rows.map((row) => (
          <ProductSwitch key={row.productId} row={row} />
        ))}
      </ul>
    </section>
  );
}

function ProductSwitch({ row: { productId, name, quantity, isSoldOut, isUnsaved } }: { row: StockRow }) {
  const t = useTranslations('serviceState.soldOut');
  const tApp = useTranslations('app');
  const act = useActAtVenue();
  const toggleSoldOut = () => void act('switchSoldOut', productId, { productId, isSoldOut: !isSoldOut });
  const notes = [
    quantity === null ? null : t('left', { count: quantity }),
    isUnsaved ? tApp('unsaved') : null,
  ].filter((note) => note !== null);
  return (
    <li className={css.row}>
      <span className={isSoldOut ? css.gone : undefined}>
        {name}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <Button
        className={css.switch}
        aria-label={`${isSoldOut ? t('back') : t('mark')}: ${name}`}
        icon={isSoldOut ? <Undo2 /> : <CircleSlash />}
        onClick={toggleSoldOut}
      >
        {isSoldOut ? t('back') : t('mark')}
      </Button>
    </li>
  );
}
