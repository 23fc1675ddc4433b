import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf } from '../../api/client.ts';
import { keys, openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { findBills } from './find-bills.ts';
import css from './lists.module.css';
import { OrderRow } from './order-row.tsx';

/** How long nothing is typed before the service is asked. */
const SETTLED_MS = 200;
const MOST_FOUND = 30;
const MOST_LETTERS = 100;

/** Finds open, closed and voided bills while it is typed. Open ones are found without a connection, too. */
export default function FindOrderSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pay.lists');
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const { found, isComplete, fault } = useFound(typed);
  const sentenceOf = useFaultSentence();
  const open = found.filter(({ state }) => state === 'Open');
  const closed = found.filter(({ state }) => state !== 'Open');
  const follow = (event: FormEvent) => {
    event.preventDefault();
    const first = open[0] ?? closed[0];
    if (first !== undefined) navigate(`/bills/${first.id}`);
  };
  return (
    <Sheet title={t('searchTitle')} place="Side" isOpen onClose={onClose}>
      <form className={css.find} onSubmit={follow}>
        <Field
          // The sheet was opened to type.
          autoFocus
          label={t('search')}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_LETTERS}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={<Search aria-hidden className={css.glass} />}
        />
        {fault !== null && <p role="alert">{sentenceOf(fault)}</p>}
        <Found title={t('foundOpen')} bills={open} onFollow={onClose} />
        <Found title={t('foundClosed')} bills={closed} onFollow={onClose} />
        {isComplete && found.length === 0 && (
          <p className={css.soft}>{t('noneFound', { text: typed.trim() })}</p>
        )}
      </form>
    </Sheet>
  );
}

function Found({ title, bills, onFollow }: { title: string; bills: readonly Bill[]; onFollow: () => void }) {
  if (bills.length === 0) return null;
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {bills.map((bill) => (
          <OrderRow key={bill.id} bill={bill} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  );
}

/** The bills that fit: the open ones that are known here at once, then what the service has found. */
function useFound(typed: string) {
  const { venueId } = useVenue();
  const sought = useSettled(typed.trim());
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const { data, error } = useQuery({
    queryKey: keys.of(venueId, 'found', sought),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/bills', {
          params: { path: { venueId }, query: { q: sought, state: 'All', pageSize: MOST_FOUND } },
        }),
      ),
    enabled: sought !== '',
    retry: false,
  });
  const isComplete = sought !== '' && sought === typed.trim() && data !== undefined;
  const found = isComplete ? data.items : findBills(bills, typed).slice(0, MOST_FOUND);
  return { found, isComplete, fault: sought === '' ? null : error };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
