import { BookOpen, ListFilter, ReceiptText, Search, Utensils } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useVenue } from '../session/venue-context.tsx';
import { defaultPortion } from '../till/order/menu/product-choices.ts';
import { Amount } from '../ui/amount.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { leftToRight } from '../ui/text/left-to-right.ts';
import { productPath } from './find-places.ts';
import { FoundBills } from './found-bills.tsx';
import { FoundGroup, FoundRow } from './found-group.tsx';
import css from './search.module.css';
import { type SearchResults, useSearch } from './use-search.ts';

const MOST_LETTERS = 100;

/** Finds tables, bills, guests and products while the person types. The arrow keys select a result, Enter opens it. */
export default function SearchSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('app.searchAll');
  const [typed, setTyped] = useState('');
  const found = useSearch(typed);
  const sentenceOf = useFaultSentence();
  const parts = useRef<HTMLElement>(null);
  const text = typed.trim();
  const isNothing = [found.tables, found.bills, found.guests, found.products].every(
    (all) => all.length === 0,
  );
  const goByKey = (event: KeyboardEvent) => {
    const stops = [...(parts.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Sheet title={t('title')} place="Side" isOpen onClose={onClose} keepsTyped>
      <search ref={parts} className={css.search} onKeyDown={goByKey}>
        <Field
          // The sheet was opened to type into this field.
          autoFocus
          label={t('label')}
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={MOST_LETTERS}
          hint={text === '' ? t('hint') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={<Search aria-hidden className={css.glass} />}
        />
        {found.fault !== null && (
          <p role="alert">
            {sentenceOf(found.fault)} {t('knownOnly')}
          </p>
        )}
        <AllResults found={found} onFollow={onClose} />
        <p className={css.none} role="status">
          {isNothing && found.isComplete ? t('none', { text }) : ''}
        </p>
        {text !== '' && (
          <Link href={`/till/orders?find=${encodeURIComponent(text)}`} className={css.row} onClick={onClose}>
            <ListFilter aria-hidden />
            {t('filters')}
          </Link>
        )}
      </search>
    </Sheet>
  );
}

interface FoundProps {
  found: SearchResults;
  onFollow: () => void;
}

function AllResults({ found, onFollow }: FoundProps): ReactNode {
  const t = useTranslations('app.searchAll');
  return (
    <>
      <FoundGroup title={t('tables')} isEmpty={found.tables.length === 0}>
        {found.tables.map(({ id, name, area, bill }) => (
          <FoundRow
            key={id}
            href={`/till/tables/${id}`}
            icon={<Utensils />}
            title={name}
            detail={area}
            end={bill === null ? t('free') : <Amount value={bill.totals.total} />}
            onFollow={onFollow}
          />
        ))}
      </FoundGroup>
      <FoundBills bills={found.bills} title={t('bills')} onFollow={onFollow} />
      <FoundGuests found={found} onFollow={onFollow} />
      <FoundProducts found={found} onFollow={onFollow} />
    </>
  );
}

function FoundGuests({ found: { guests }, onFollow }: FoundProps) {
  const t = useTranslations('app.searchAll');
  const tHost = useTranslations('host');
  const format = useFormatter();
  return (
    <FoundGroup title={t('guests')} isEmpty={guests.length === 0}>
      {guests.map(({ id, customer, date, time, guests: count, status }) => {
        const day = format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
        return (
          <FoundRow
            key={id}
            href={`/host/${id}`}
            icon={<BookOpen />}
            title={customer.name}
            detail={[day, time, tHost('guests', { count }), customer.phone && leftToRight(customer.phone)]
              .filter(Boolean)
              .join(' · ')}
            end={tHost(`status.${status}`)}
            onFollow={onFollow}
          />
        );
      })}
    </FoundGroup>
  );
}

function FoundProducts({ found: { products }, onFollow }: FoundProps) {
  const t = useTranslations('app.searchAll');
  const tMenu = useTranslations('till.menu');
  const { may } = useVenue();
  const [path] = useLocation();
  return (
    <FoundGroup title={t('products')} isEmpty={products.length === 0}>
      {products.map(({ product, categoryName }) => {
        const { id, name, isSoldOut, unitsLeft } = product;
        const portion = defaultPortion(product);
        const left = unitsLeft === null ? null : tMenu('left', { count: unitsLeft });
        return (
          <FoundRow
            key={id}
            href={productPath(id, path, may('menu'))}
            icon={<ReceiptText />}
            title={name}
            detail={[categoryName, isSoldOut ? tMenu('soldOut') : left].filter(Boolean).join(' · ')}
            end={portion === undefined ? null : <Amount value={portion.price} />}
            onFollow={onFollow}
          />
        );
      })}
    </FoundGroup>
  );
}
