import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { billQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useAmount } from '../../../ui/amount.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMethodName } from '../../pay/methods.ts';
import css from './history.module.css';
import { type HistoryTexts, historyReason, historySentence, historyTaker } from './history-words.ts';

/** The history of a bill, the newest first: what was done, by whom and when. */
export default function HistorySheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('pay.history');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery({ ...billQuery(venueId, bill.id), staleTime: 0 });
  const texts = useHistoryTexts(bill);
  const format = useFormatter();
  const dayOf = (at: string) => format.dateTime(Date.parse(at), { dateStyle: 'medium' });
  const openedOn = dayOf(bill.openedAt);
  const timeOf = (at: string) => {
    const isOfOpening = dayOf(at) === openedOn;
    return format.dateTime(Date.parse(at), {
      timeStyle: 'medium',
      ...(isOfOpening ? {} : { dateStyle: 'medium' }),
    });
  };
  return (
    <Sheet title={t('title')} place="Side" isOpen onClose={onClose}>
      {data === undefined && error === null && <Loading />}
      {error !== null && <FaultMessage fault={error} onRetry={() => void refetch()} />}
      <ol className={css.history}>
        {data?.history.toReversed().map((entry, at) => {
          const reason = historyReason(entry);
          const taker = historyTaker(entry);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows; an entry has no id
            <li key={data.history.length - at}>
              <span>{historySentence(entry, texts)}</span>
              {entry.isAfterPrint && (
                <strong className={css.afterPrint}>
                  <Printer aria-hidden />
                  {t('afterPrint')}
                </strong>
              )}
              {reason !== null && <span className={css.reason}>{t('reason', { reason })}</span>}
              {taker !== null && <span>{t('takenBy', { name: taker })}</span>}
              {entry.approvedBy && <span>{t('approvedBy', { name: entry.approvedBy.name })}</span>}
              <small className={css.who}>
                {timeOf(entry.at)} · {entry.by.name}
              </small>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}

function useHistoryTexts({ lines, payments, refunds }: Bill): HistoryTexts {
  const t = useTranslations('pay.history');
  const tLine = useTranslations('app.line');
  const methodName = useMethodName();
  const amount = useAmount();
  const nameOf = new Map(lines.map(({ id, productName }) => [id, productName]));
  const methodOf = new Map([...payments, ...refunds].map(({ id, method }) => [id, method]));
  return {
    // A text only uses the values that it names. A test checks that these values exist.
    text: (name, values = {}) =>
      (t as unknown as (name: string, values: Record<string, string>) => string)(name, values),
    state: (state) => tLine(state),
    method: (id, kind) => methodName(methodOf.get(id) ?? { code: kind, name: kind }),
    amount,
    lineName: (lineId) => nameOf.get(lineId) ?? null,
  };
}
