import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../card.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { DaySoFar } from './day-queries.ts';
import css from './days.module.css';
import { ExpandableFigure } from './entries/expandable-figure.tsx';

interface ActsPartProps {
  total: DaySoFar['total'];
  /** The days of the report. */
  dates: readonly string[];
}

/**
 * The part of a report about control: discounts, comps, refunds and corrections by person, cash movements with the
 * approval of a colleague, and bills that were reduced after they were printed.
 */
export function ActsPart({ total: { acts, reducedAfterPrint }, dates }: ActsPartProps) {
  const t = useTranslations('days');
  const tOff = useTranslations('figures.takenOff');
  const { venueId } = useVenue();
  if (acts.length === 0) return null;
  const nameOfAct = (act: (typeof acts)[number]['act']): string => {
    switch (act) {
      case 'MethodChanged':
        return t('methodChanged');
      case 'CashIn':
        return t('period.cashIn');
      case 'CashOut':
        return t('period.cashOut');
      case 'TipsPaidOut':
        return t('period.tipsPaidOut');
      case 'DrawerOpened':
        return t('openings');
      default:
        return tOff(`action.${act}`);
    }
  };
  const nameOf = (person: { name: string | null } | null) =>
    person === null ? '' : (person.name ?? t('removed'));
  return (
    <Card
      title={tOff('title')}
      actions={
        <Link
          href={`~/app/${venueId}/panel/?period=${dates[0]}..${dates.at(-1)}`}
          className={classNames(css.link, css.screenOnly)}
        >
          {t('allEntries')}
        </Link>
      }
    >
      <FigureTable
        label={tOff('title')}
        heads={[tOff('what'), tOff('by'), t('approver'), tOff('entries'), t('amount')]}
        rows={acts.map(({ act, person, approver, entries, amount: kurus }) => ({
          key: `${act} ${person?.id} ${approver?.id}`,
          cells: [
            ...[nameOfAct(act), nameOf(person), nameOf(approver)],
            ...(['entries', 'amount'] as const).map((part) => (
              <ExpandableFigure
                key={part}
                figure="Act"
                of={`${act} ${person?.id ?? '-'} ${approver?.id ?? '-'}`}
                title={nameOfAct(act)}
                value={part === 'entries' ? entries : kurus}
                isCount={part === 'entries'}
              />
            )),
          ],
        }))}
      />
      {reducedAfterPrint.length > 0 && <Reduced bills={reducedAfterPrint} />}
    </Card>
  );
}

function Reduced({ bills }: { bills: DaySoFar['total']['reducedAfterPrint'] }) {
  const t = useTranslations('days');
  const tOff = useTranslations('figures.takenOff');
  const { venueId } = useVenue();
  const { amount, whole } = useFigureFormats();
  return (
    <FigureTable
      label={t('reduced')}
      heads={[t('reduced'), tOff('entries'), tOff('lost')]}
      rows={bills.map(({ billId, entries, lost }, at) => ({
        key: billId,
        cells: [
          <Link key="bill" href={`~/app/${venueId}/till/bills/${billId}`} className={css.link}>
            {t('openBill', { at: at + 1 })}
          </Link>,
          whole(entries),
          amount(lost),
        ],
      }))}
    />
  );
}
