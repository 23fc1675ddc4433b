import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../../api/client.ts';
import { takenOffActionValues } from '../../../api/venue-api-lists.generated.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { type DeductionFilter, deductionsQuery, lossesQuery } from '../figure-queries.ts';
import css from '../overview.module.css';
import type { Period } from '../period/periods.ts';
import { type Losses, LossesTable, NO_FILTER } from './losses-table.tsx';

interface DeductionsSectionProps {
  venueId: string;
  period: Period;
  /** The time zone of the venue. */
  timeZone: string;
}

/**
 * The sums of deductions of each person in a period. Below them, the single deductions, the newest first: all, or those
 * of one person and one action.
 */
export function DeductionsSection({ venueId, period, timeZone }: DeductionsSectionProps) {
  const t = useTranslations('figures.takenOff');
  const query = useQuery(lossesQuery(venueId, period, 'Person'));
  const [chosen, choose] = useAddressParam('takenOff');
  const filter = filterOf(chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = ({ actorId, approverId, action }: DeductionFilter) => {
    choose(
      [actorId, action, approverId]
        .map((part) => part ?? '')
        .join('.')
        .replace(/\.+$/, ''),
    );
    // Moves to the list below the sums, which is out of sight on a phone.
    heading.current?.focus();
  };
  return (
    <FigureSection
      title={t('title')}
      action={<CsvButton table="taken-off" period={period} title={t('title')} />}
    >
      <FigureAnswer query={query}>
        {(people) =>
          people.length === 0 ? (
            <Message icon={<Gift />} title={t('none')} />
          ) : (
            <>
              <LossesTable people={people} of="actorId" filter={filter} onShow={show} />
              <Approvers venueId={venueId} period={period} filter={filter} onShow={show} />
              <header className={css.head}>
                <h3 ref={heading} tabIndex={-1}>
                  <FilterName people={people} filter={filter} />
                </h3>
                {(filter.actorId ?? filter.approverId ?? filter.action) !== null && (
                  <Button onClick={() => show(NO_FILTER)}>{t('showAll')}</Button>
                )}
              </header>
              <Entries venueId={venueId} period={period} timeZone={timeZone} filter={filter} />
            </>
          )
        }
      </FigureAnswer>
    </FigureSection>
  );
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the filter in the URL: `?takenOff=<id of a person>.LineStruck.<id of the approver>`. Each part can be empty.
 */
function filterOf(text: string): DeductionFilter {
  const [id = '', urlAction, approver = ''] = text.split('.');
  const action = takenOffActionValues.find((one) => one === urlAction) ?? null;
  const idOf = (one: string) => (ID.test(one) ? one : null);
  return { actorId: idOf(id), approverId: idOf(approver), action };
}

interface ApproversProps extends Omit<DeductionsSectionProps, 'timeZone'> {
  filter: DeductionFilter;
  onShow: (filter: DeductionFilter) => void;
}

/** The sums of deductions that each person approved. */
function Approvers({ venueId, period, filter, onShow }: ApproversProps) {
  const t = useTranslations('figures.takenOff');
  const { data: approvers = [] } = useQuery(lossesQuery(venueId, period, 'Approver'));
  if (approvers.length === 0) return null;
  return (
    <>
      <header className={css.head}>
        <h3>{t('approvers')}</h3>
        <CsvButton table="taken-off-approved" period={period} title={t('approvers')} />
      </header>
      <LossesTable people={approvers} of="approverId" filter={filter} onShow={onShow} />
    </>
  );
}

function FilterName({ people, filter }: { people: Losses; filter: DeductionFilter }) {
  const { actorId, approverId, action } = filter;
  const t = useTranslations('figures.takenOff');
  const name = people.find(({ by }) => by.id === actorId)?.by.name ?? t('person');
  return (
    <>
      {actorId === null ? t(approverId === null ? 'entries' : 'approvers') : <VenueText>{name}</VenueText>}
      {action !== null && ` · ${t(`action.${action}`)}`}
    </>
  );
}

function Entries({
  venueId,
  period,
  timeZone,
  filter,
}: DeductionsSectionProps & { filter: DeductionFilter }) {
  const t = useTranslations('figures.takenOff');
  const query = useInfiniteQuery(deductionsQuery(venueId, period, filter));
  const rowOf = useDeductionRow(venueId, timeZone);
  return (
    <FigureAnswer query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        if (entries.length === 0) return <p className={css.soft}>{t('none')}</p>;
        return (
          <>
            <FigureTable
              label={t('title')}
              heads={[t('when'), t('what'), t('lost'), t('by'), t('why')]}
              rows={entries.map(rowOf)}
            />
            {query.hasNextPage && (
              <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            )}
          </>
        );
      }}
    </FigureAnswer>
  );
}

function useDeductionRow(venueId: string, timeZone: string) {
  const t = useTranslations('figures.takenOff');
  const format = useFormatter();
  const { amount } = useFigureFormats();
  return (entry: Schemas['TakenOff'], place: number) => {
    const { action, at, by, approvedBy, reason, bill, productName, units, lost } = entry;
    const line = productName === null ? null : `${units} × ${productName}`;
    // A deduction without a loss, such as a reversed payment, still has an amount.
    const worth = entry.amount === null || lost === entry.amount ? null : amount(entry.amount);
    const marks = [entry.isAfterPrint && t('afterPrint'), entry.isOtherMethod && t('otherMethod')];
    const what = [t(`action.${action}`), line, worth, ...marks];
    return {
      key: `${bill.id} ${at} ${place}`,
      cells: [
        format.dateTime(Date.parse(at), { dateStyle: 'short', timeStyle: 'short', timeZone }),
        <span key="what">
          {what.filter(Boolean).join(' · ')} ·{' '}
          <Link href={`~/app/${venueId}/till/bills/${bill.id}`}>
            {t('bill', { number: String(bill.number) })}
          </Link>
        </span>,
        amount(lost),
        approvedBy === null ? by.name : `${by.name} · ${t('approvedBy', { name: approvedBy.name })}`,
        reason === null ? '–' : <VenueText key="reason">{reason}</VenueText>,
      ],
    };
  };
}
