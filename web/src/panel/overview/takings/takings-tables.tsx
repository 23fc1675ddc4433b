import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { usePercent } from '../../../ui/percent.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';

type Takings = Schemas['Takings'];

/** The amounts of each payment method, and the VAT of the bills that were closed on the day. */
export function TakingsTables({ takings }: { takings: Takings }) {
  return (
    <>
      <Methods takings={takings} />
      <Vat takings={takings} />
    </>
  );
}

function Methods({ takings: { methods, total } }: { takings: Takings }) {
  const t = useTranslations('figures.takings');
  const tKinds = useTranslations('pay.kinds');
  const { amount, whole } = useFigureFormats();
  const cellsOf = ({ payments, refunds, taken, ...one }: Takings['total']) => [
    whole(payments),
    ...[one.amount, one.rounding, one.tips, one.change, refunds.amount, taken].map((value) => amount(value)),
  ];
  const heads = ['method', 'count', 'forBills', 'rounding', 'tips', 'change', 'refunds', 'taken'] as const;
  return (
    <FigureTable
      label={t('byMethod')}
      heads={heads.map((head) => t(head))}
      rows={[
        ...methods.map(({ kind, method, name, ...sums }) => ({
          key: `${kind} ${method}`,
          // Without soft hyphens: long names of kinds have them for the narrow buttons of the till.
          cells: [
            name === null ? tKinds(kind).replaceAll('\u00AD', '') : <VenueText key="name">{name}</VenueText>,
            ...cellsOf(sums),
          ],
        })),
        { key: 'total', cells: [t('total'), ...cellsOf(total)] },
      ]}
    />
  );
}

function Vat({ takings: { vat, vatGivenBack } }: { takings: Takings }) {
  const t = useTranslations('figures.takings');
  const formatPercent = usePercent();
  const { amount } = useFigureFormats();
  const rows = [
    ...vat.map(({ percent, ...one }) => ({
      key: `sold ${percent}`,
      name: formatPercent(percent),
      sign: 1,
      ...one,
    })),
    ...vatGivenBack.map(({ percent, ...one }) => ({
      key: `back ${percent}`,
      name: t('vatGivenBack', { percent: formatPercent(percent) }),
      ...{ sign: -1, ...one },
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
