import { useTranslations } from 'use-intl';
import { usePercent } from '../../../ui/percent.ts';
import { Card } from '../../card.tsx';
import { OwnText } from '../../venue-settings/own-text.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { SoFar } from './day-queries.ts';
import { Facts } from './facts.tsx';
import { useMethodName } from './use-method-name.tsx';

type Total = SoFar['total'];

/** What was sold, how it was paid, and its VAT. */
export function SalesPart({ total }: { total: Total }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const { broughtIn } = total;
  return (
    <Card title={t('sales')}>
      <Facts
        facts={[
          [t('sales'), amount(total.sales)],
          [t('bills'), whole(total.bills)],
          [tFigures('guests'), whole(total.guests)],
          [tFigures('discounts'), amount(total.discounts - total.byHand)],
          [tFigures('discountsByHand'), amount(total.byHand)],
          [tFigures('serviceFees'), amount(total.serviceFees)],
          [t('cancelledBills'), whole(total.cancelledBills)],
          ...(broughtIn.bills === 0 ? [] : [[t('broughtIn'), amount(broughtIn.sales)] as const]),
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
  const { amount, whole } = useFigureFormats();
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
          whole(payments),
          ...[one.amount, one.rounding, one.tips, one.change, refunds.amount, taken].map((value) =>
            amount(value),
          ),
        ],
      }))}
    />
  );
}

function Vat({ total: { vat, vatGivenBack } }: { total: Total }) {
  const t = useTranslations('figures.takings');
  const percentOf = usePercent();
  const { amount } = useFigureFormats();
  const rows = [
    ...vat.map((one) => ({ ...one, key: `sold ${one.percent}`, name: percentOf(one.percent), sign: 1 })),
    ...vatGivenBack.map((one) => ({
      ...one,
      ...{ key: `back ${one.percent}`, sign: -1 },
      name: t('vatGivenBack', { percent: percentOf(one.percent) }),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <FigureTable
      label={t('vatOfDay')}
      heads={[t('vatRate'), t('gross'), t('vat'), t('net')]}
      rows={rows.map(({ key, name, sign, gross, vat: contained, net }) => ({
        key,
        cells: [name, ...[gross, contained, net].map((value) => amount(sign * value))],
      }))}
    />
  );
}

function Sold({ total: { channels, categories, products } }: { total: Total }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const own = (name: string) => <OwnText key="name">{name}</OwnText>;
  return (
    <>
      {channels.length > 0 && (
        <FigureTable
          label={tFigures('channels')}
          heads={[tFigures('channel'), t('by'), t('bills'), t('sales')]}
          rows={channels.map(({ type, key, bills, sales }) => ({
            key: `${type} ${key?.id}`,
            cells: [
              tFigures(`type.${type}`),
              key === null ? tFigures('staff') : own(key.name),
              whole(bills),
              amount(sales),
            ],
          }))}
        />
      )}
      {categories.length > 0 && (
        <FigureTable
          label={t('categories')}
          heads={[t('category'), tFigures('sold'), tFigures('amount')]}
          rows={categories.map(({ category, units, due }) => ({
            key: category?.id ?? '',
            cells: [category === null ? t('noCategory') : own(category.name), whole(units), amount(due)],
          }))}
        />
      )}
      {products.length > 0 && (
        <FigureTable
          label={t('products')}
          heads={[tFigures('product'), tFigures('sold'), tFigures('amount')]}
          rows={products.map(({ productId, name, units, due }) => ({
            key: productId,
            cells: [name === null ? t('openItem') : own(name), whole(units), amount(due)],
          }))}
        />
      )}
    </>
  );
}
