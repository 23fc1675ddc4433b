import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Message } from '../../../ui/message.tsx';
import { ChangeMark } from '../figure/change-mark.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTile } from '../figure/figure-tile.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import css from '../overview.module.css';
import type { Period } from '../period/periods.ts';
import { CategoriesTable, PeopleTable, ReductionsTable } from './sales-parts.tsx';
import { type Sales, salesQuery } from './sales-queries.ts';
import { MethodsTable, VatTable } from './sales-tables.tsx';
import { useRangeText } from './use-range-text.ts';

/** The sales, payments and deductions of a range, compared with the same weekdays of the previous year. */
export function SalesSummary({ venueId, period }: { venueId: string; period: Period }) {
  const query = useQuery(salesQuery(venueId, period));
  return <FigureAnswer query={query}>{(sales) => <Summary sales={sales} period={period} />}</FigureAnswer>;
}

function Summary({ sales, period }: { sales: Sales; period: Period }) {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const rangeText = useRangeText();
  const { sums, sumsBefore, before } = sales;
  const isEmpty = [sums, sumsBefore].every(
    ({ bills, methods, acts }) => bills + methods.length + acts.length === 0,
  );
  if (isEmpty) return <Message icon={<ReceiptText />} title={tFigures('nothing')} text={t('otherDays')} />;
  const sections = [
    { title: t('vatRates'), of: ['vat', 'vatGivenBack'], Table: VatTable },
    { title: t('methods'), of: ['methods'], Table: MethodsTable },
    { title: t('categories'), of: ['categories'], Table: CategoriesTable },
    { title: t('people'), of: ['people'], Table: PeopleTable },
  ] as const;
  return (
    <>
      <FigureSection
        title={rangeText(period)}
        text={t('compared', { days: rangeText(before) })}
        action={<CsvButton table="sales" period={period} title={t('title')} />}
      >
        <Tiles sales={sales} />
      </FigureSection>
      <FigureSection title={tFigures('given')} table={<ReductionsTable sales={sales} />} />
      {sections
        .filter(({ of }) => of.some((list) => sums[list].length + sumsBefore[list].length > 0))
        .map(({ title, Table }) => (
          <FigureSection key={title} title={title} table={<Table sales={sales} />} />
        ))}
    </>
  );
}

function Tiles({ sales: { sums, sumsBefore } }: { sales: Sales }) {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const tiles = [
    { name: t('title'), of: 'sales', write: amount },
    { name: tFigures('takings.net'), of: 'net', write: amount },
    { name: tFigures('takings.vat'), of: 'vatSum', write: amount },
    { name: t('taken'), of: 'taken', write: amount },
    { name: tFigures('closedBills'), of: 'bills', write: whole },
    { name: tFigures('guests'), of: 'guests', write: whole },
  ] as const;
  return (
    <dl className={css.tiles}>
      {tiles.map(({ name, of, write }) => (
        <FigureTile key={of} name={name} value={write(sums[of])}>
          <ChangeMark now={sums[of]} before={sumsBefore[of]} />{' '}
          {tFigures('before', { value: write(sumsBefore[of]) })}
        </FigureTile>
      ))}
    </dl>
  );
}
