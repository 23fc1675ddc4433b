import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../../../api/client.ts';
import { useVenue } from '../../../../session/venue-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FaultMessage } from '../../../../ui/fault-message.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { useInstantText } from '../../../use-instant-text.ts';
import { VenueText } from '../../../venue-settings/venue-text.tsx';
import { useFigureFormats } from '../../figure/use-figure-formats.ts';
import { useMethodName } from '../use-method-name.tsx';
import css from './entries.module.css';
import { entriesQuery, type FigureQuery } from './entries-query.ts';

type Entry = Schemas['FigureEntry'];

/**
 * The ledger rows of a figure, in order.
 * @param isCount  whether the figure is a count: then each row shows its count and not an amount
 */
export function EntryList({ figureQuery, isCount = false }: { figureQuery: FigureQuery; isCount?: boolean }) {
  const t = useTranslations('days');
  const { venueId } = useVenue();
  const query = useInfiniteQuery(entriesQuery(venueId, figureQuery));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void query.refetch()} />;
  const entries = data.pages.flatMap(({ items }) => items);
  return (
    <>
      {entries.length === 0 && !hasNextPage && <p className={css.soft}>{t('noEntries')}</p>}
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.row}>
            <EntryLine entry={entry} isCount={isCount} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function EntryLine({ entry, isCount }: { entry: Entry; isCount: boolean }) {
  const t = useTranslations('days');
  const tOff = useTranslations('figures.takenOff');
  const { venueId } = useVenue();
  const { amount, whole } = useFigureFormats();
  const moment = useInstantText();
  const nameOfAct = useActName();
  const nameOfMethod = useMethodName();
  const { at, act, bill, person, approver, method, reason, note } = entry;
  const nameOf = (one: { name: string | null }) => one.name ?? t('removed');
  return (
    <>
      <span className={css.what}>
        <strong>
          {nameOfAct(act)}
          {method !== null && <> · {nameOfMethod(method)}</>}
        </strong>
        <small>
          {moment(at)}
          {person !== null && ` · ${nameOf(person)}`}
          {approver !== null && ` · ${tOff('approvedBy', { name: nameOf(approver) })}`}
        </small>
        {reason !== null && (
          <small>
            {t(`reasons.${reason}`)}
            {note !== null && (
              <>
                {' · '}
                <VenueText>{note}</VenueText>
              </>
            )}
          </small>
        )}
        {bill !== null && (
          <Link href={`~/app/${venueId}/till/bills/${bill.id}`} className={css.link}>
            {tOff('bill', { number: bill.number ?? '–' })}
          </Link>
        )}
      </span>
      <span className={css.amount}>
        {isCount && `${whole(entry.count)} · `}
        {amount(entry.amount)}
      </span>
    </>
  );
}

/** @returns a function that names an act with the words of the till */
function useActName(): (act: Entry['act']) => string {
  const t = useTranslations('days.acts');
  const tOff = useTranslations('figures.takenOff.action');
  return (act) => {
    switch (act) {
      case 'BillClosed':
      case 'PaymentTaken':
      case 'TipMade':
      case 'DocumentIssued':
      case 'FloatSet':
      case 'CashIn':
      case 'CashOut':
      case 'TipsPaidOut':
      case 'DrawerOpened':
      case 'DrawerCounted':
        return t(act);
      default:
        return tOff(act);
    }
  };
}
