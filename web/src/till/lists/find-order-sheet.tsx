import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { Bill } from '../../api/bill-list.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useMethodName } from '../pay/methods.ts';
import { FindFilters } from './find-filters.tsx';
import css from './lists.module.css';
import { OrderRow } from './order-row.tsx';
import { useBillSearch } from './use-bill-search.ts';
import { useFoundBills } from './use-found-bills.ts';

/** How long after the last key the service is asked. */
const DEBOUNCE_MS = 200;
const MOST_LETTERS = 100;

/**
 * Finds open, closed and voided bills while a person types, or lists the bills of a day. At first it shows the bills of
 * today, the most recently closed first. Open bills are also found without a connection.
 */
export default function FindOrderSheet() {
  const [sought, seek] = useBillSearch();
  const t = useTranslations('pay.lists');
  const [, navigate] = useLocation();
  const [typed, setTyped] = useTyped(sought.text, (text) => seek({ ...sought, text }));
  const { found, isToday, isComplete, fault, readMore } = useFoundBills(sought, typed);
  const sentenceOf = useFaultSentence();
  const open = found.filter(({ state }) => state === 'Open');
  const closed = found.filter(({ state }) => state !== 'Open');
  // The bill that Enter opens.
  const first = isToday ? undefined : (open[0] ?? closed[0]);
  const { submit } = useSubmit({}, () => first && navigate(`/bills/${first.id}`));
  return (
    <Sheet title={t('searchTitle')} place="Side" isOpen onClose={() => seek(null)} hasAddress keepsTyped>
      <form className={css.find} onSubmit={submit}>
        <Field
          // The sheet was opened to type into this field.
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
        <FindFilters sought={sought} onSeek={seek} />
        {fault !== null && <p role="alert">{sentenceOf(fault)}</p>}
        {isToday && <FoundBills title={t('closedToday')} bills={closed} />}
        <FoundBills title={t('foundOpen')} bills={open} />
        {!isToday && <FoundBills title={t('foundClosed')} bills={closed} />}
        {readMore !== null && <Button onClick={readMore}>{t('more')}</Button>}
        {isComplete && found.length === 0 && (
          <p className={css.soft}>
            {typed.trim() === '' ? t('nothingHere') : t('noneFound', { text: typed.trim() })}
          </p>
        )}
      </form>
    </Sheet>
  );
}

function FoundBills({ title, bills }: { title: string; bills: readonly Bill[] }) {
  if (bills.length === 0) return null;
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {bills.map((bill) => (
          <OrderRow key={bill.id} bill={bill}>
            {bill.state !== 'Open' && <OrderEnd bill={bill} />}
          </OrderRow>
        ))}
      </ul>
    </section>
  );
}

/** When a closed order was closed, and how it was paid. */
function OrderEnd({ bill: { openedAt, closedAt, payments } }: { bill: Bill }) {
  const format = useFormatter();
  const nameOf = useMethodName();
  const at = format.dateTime(Date.parse(closedAt ?? openedAt), { timeStyle: 'short', dateStyle: 'medium' });
  const counted = payments.filter(({ reversedAt }) => reversedAt === null);
  const ways = new Set(counted.map(({ method }) => nameOf(method)));
  return <span className={classNames(css.soft, css.end)}>{[at, ...ways].join(' · ')}</span>;
}

/** A typed text. `onChange` is called when nothing was typed for a moment. */
function useTyped(text: string, onSettled: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onSettled(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped];
}
