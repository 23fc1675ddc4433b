import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { usePercent } from '../../../ui/percent.ts';
import { Card } from '../../card.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import type { DaySoFar } from './day-queries.ts';
import { ExpandableFigure } from './entries/expandable-figure.tsx';
import { FactList } from './fact-list.tsx';
import { useMethodName, useMethodText } from './use-method-name.tsx';

type Total = DaySoFar['total'];
type FigureProps = ComponentProps<typeof ExpandableFigure>;

/** The part of a report about sales: what was sold, the payments, and the VAT. */
export function SalesPart({ figures: { total, beginsAt } }: { figures: DaySoFar }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { broughtIn } = total;
  const figure = (
    title: string,
    name: FigureProps['figure'],
    value: number,
    more: Partial<FigureProps> = {},
  ) => [title, <ExpandableFigure key={title} figure={name} title={title} value={value} {...more} />] as const;
  return (
    <Card title={t('sales')}>
      <FactList
        facts={[
          figure(t('sales'), 'Sales', total.sales),
          figure(t('bills'), 'Sales', total.bills, { isCount: true }),
          figure(tFigures('guests'), 'Guests', total.guests, { isCount: true }),
          figure(tFigures('discounts'), 'Campaigns', total.discounts - total.byHand),
          figure(tFigures('discountsByHand'), 'ByHand', total.byHand),
          figure(tFigures('serviceFees'), 'ServiceFees', total.serviceFees),
          figure(t('cancelledBills'), 'Cancelled', total.cancelledBills, { isCount: true }),
          ...(broughtIn.bills === 0 || beginsAt === null
            ? []
            : [figure(t('broughtIn'), 'BroughtIn', broughtIn.sales, { of: beginsAt })]),
        ]}
      />
      <Methods total={total} />
      <Vat total={total} />
      <Sold total={total} />
    </Card>
  );
}

function Methods({ total: { methods } }: { total: Total }) {
  const t = useTranslations('figures.takings');
  const nameOf = useMethodName();
  const textOf = useMethodText();
  if (methods.length === 0) return null;
  const heads = ['method', 'count', 'forBills', 'rounding', 'tips', 'change', 'refunds', 'taken'] as const;
  return (
    <FigureTable
      label={t('byMethod')}
      heads={heads.map((head) => t(head))}
      rows={methods.map(({ refunds, payments, taken, ...one }) => ({
        key: `${one.kind} ${one.method}`,
        cells: [
          nameOf(one),
          ...(
            [
              ['MethodPayments', 'count', payments],
              ['MethodPayments', 'forBills', one.amount],
              ['MethodRounding', 'rounding', one.rounding],
              ['MethodTips', 'tips', one.tips],
              ['MethodChange', 'change', one.change],
              ['MethodRefunds', 'refunds', refunds.amount],
              ['MethodTaken', 'taken', taken],
            ] as const
          ).map(([figure, head, value]) => (
            <ExpandableFigure
              key={head}
              figure={figure}
              of={`${one.kind} ${one.method}`}
              title={`${textOf(one)} · ${t(head)}`}
              value={value}
              isCount={head === 'count'}
            />
          )),
        ],
      }))}
    />
  );
}

function Vat({ total: { vat, vatGivenBack } }: { total: Total }) {
  const t = useTranslations('figures.takings');
  const formatPercent = usePercent();
  const rows = [
    ...vat.map((one) => ({
      ...one,
      ...{ key: `sold ${one.percent}`, figure: 'Vat' as const, sign: 1 },
      name: formatPercent(one.percent),
    })),
    ...vatGivenBack.map((one) => ({
      ...one,
      ...{ key: `back ${one.percent}`, figure: 'VatGivenBack' as const, sign: -1 },
      name: t('vatGivenBack', { percent: formatPercent(one.percent) }),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <FigureTable
      label={t('vatOfDay')}
      heads={[t('vatRate'), t('gross'), t('vat'), t('net')]}
      rows={rows.map(({ key, figure, percent, name, sign, gross, vat: contained, net }) => ({
        key,
        cells: [
          name,
          ...(
            [
              [figure, 'gross', gross],
              [`${figure}Contained`, 'vat', contained],
              [`${figure}Net`, 'net', net],
            ] as const
          ).map(([part, head, value]) => (
            <ExpandableFigure
              key={head}
              figure={part}
              of={String(percent)}
              title={`${t(head)} · ${name}`}
              value={sign * value}
            />
          )),
        ],
      }))}
    />
  );
}

function Sold({ total: { channels, categories, products } }: { total: Total }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const own = (name: string) => <VenueText key="name">{name}</VenueText>;
  return (
    <>
      <Channels channels={channels} />
      {categories.length > 0 && (
        <FigureTable
          label={t('categories')}
          heads={[t('category'), tFigures('sold'), tFigures('amount')]}
          rows={categories.map(({ category, units, due }) => ({
            key: category?.id ?? '',
            cells: [
              category === null ? t('noCategory') : own(category.name),
              ...unitsAndDue(
                { units, due },
                { figure: 'Category', of: category?.id ?? '-', title: category?.name ?? t('noCategory') },
              ),
            ],
          }))}
        />
      )}
      {products.length > 0 && (
        <FigureTable
          label={t('products')}
          heads={[tFigures('product'), tFigures('sold'), tFigures('amount')]}
          rows={products.map(({ productId, name, units, due }) => ({
            key: productId,
            cells: [
              name === null ? t('openItem') : own(name),
              ...unitsAndDue(
                { units, due },
                { figure: 'Product', of: productId, title: name ?? t('openItem') },
              ),
            ],
          }))}
        />
      )}
    </>
  );
}

function unitsAndDue(
  { units, due }: { units: number; due: number },
  figureQuery: Pick<FigureProps, 'figure' | 'of' | 'title'>,
) {
  return [
    <ExpandableFigure key="units" {...figureQuery} value={units} isCount />,
    <ExpandableFigure key="due" {...figureQuery} value={due} />,
  ];
}

function Channels({ channels }: { channels: Total['channels'] }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  if (channels.length === 0) return null;
  return (
    <FigureTable
      label={tFigures('channels')}
      heads={[tFigures('channel'), t('by'), t('bills'), t('sales')]}
      rows={channels.map(({ type, key, bills, sales }) => {
        const title = `${tFigures(`type.${type}`)} · ${key === null ? tFigures('staff') : key.name}`;
        const of = `${type} ${key?.id ?? '-'}`;
        return {
          key: of,
          cells: [
            tFigures(`type.${type}`),
            key === null ? tFigures('staff') : <VenueText key="name">{key.name}</VenueText>,
            <ExpandableFigure key="bills" figure="Channel" of={of} title={title} value={bills} isCount />,
            <ExpandableFigure key="sales" figure="Channel" of={of} title={title} value={sales} />,
          ],
        };
      })}
    />
  );
}
