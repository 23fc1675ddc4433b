import { useTranslations } from 'use-intl';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { ChangeMark } from '../figure/change-mark.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { Sales } from './sales-queries.ts';

type Act = Sales['sums']['acts'][number]['act'];

/** The totals of deductions by campaigns and by people, and of refunds. */
export function ReductionsTable({ sales: { sums, sumsBefore } }: { sales: Sales }) {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const [now, before] = [sumsOfActs(sums.acts), sumsOfActs(sumsBefore.acts)];
  const acts = [...new Set([...now.keys(), ...before.keys()])];
  const campaigns = (of: Sales['sums']) => Math.round((of.discounts - of.byHand) * 100) / 100;
  return (
    <FigureTable
      label={tFigures('given')}
      heads={[tFigures('takenOff.what'), tFigures('takenOff.entries'), tFigures('amount'), t('earlier')]}
      rows={[
        {
          key: 'campaigns',
          cells: [tFigures('discounts'), '', amount(campaigns(sums)), amount(campaigns(sumsBefore))],
        },
        ...acts.map((act) => ({
          key: act,
          cells: [
            act === 'MethodChanged' ? t('methodChanged') : tFigures(`takenOff.action.${act}`),
            whole(now.get(act)?.entries ?? 0),
            amount(now.get(act)?.lira ?? 0),
            amount(before.get(act)?.lira ?? 0),
          ],
        })),
      ]}
    />
  );
}

function sumsOfActs(acts: Sales['sums']['acts']): Map<Act, { entries: number; lira: number }> {
  return new Map(
    [...Map.groupBy(acts, ({ act }) => act)].map(([act, all]) => [
      act,
      {
        entries: all.reduce((sum, one) => sum + one.entries, 0),
        lira: all.reduce((sum, one) => sum + Math.round(one.amount * 100), 0) / 100,
      },
    ]),
  );
}

/** The sales by category, the largest first. */
export function CategoriesTable({ sales: { sums, sumsBefore } }: { sales: Sales }) {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const before = new Map(sumsBefore.categories.map((one) => [one.category?.id, one]));
  const now = new Map(sums.categories.map((one) => [one.category?.id, one]));
  const known = [...new Map([...before, ...now])].sort(
    ([a], [b]) => (now.get(b)?.due ?? 0) - (now.get(a)?.due ?? 0),
  );
  return (
    <FigureTable
      label={t('categories')}
      heads={[t('category'), tFigures('sold'), tFigures('amount'), t('earlier'), tFigures('change')]}
      rows={known.map(([id, { category }]) => {
        const [due, dueBefore] = [now.get(id)?.due ?? 0, before.get(id)?.due ?? 0];
        return {
          key: id ?? '',
          cells: [
            category === null ? t('noCategory') : <VenueText key="name">{category.name}</VenueText>,
            whole(now.get(id)?.units ?? 0),
            ...[due, dueBefore].map((lira) => amount(lira)),
            <ChangeMark key="change" now={due} before={dueBefore} />,
          ],
        };
      })}
    />
  );
}

/** The payments that each person took, and their deductions, the largest payments first. */
export function PeopleTable({ sales: { sums, sumsBefore } }: { sales: Sales }) {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const { amount } = useFigureFormats();
  const before = new Map(sumsBefore.people.map((one) => [one.person.id, one]));
  const now = new Map(sums.people.map((one) => [one.person.id, one]));
  const known = [...new Map([...before, ...now])].sort(
    ([a], [b]) => (now.get(b)?.taken ?? 0) - (now.get(a)?.taken ?? 0),
  );
  const heads = [t('person'), t('taken'), t('takenEarlier'), tFigures('change')];
  const more = [tFigures('takings.tips'), tFigures('takenOff.lost'), t('lostEarlier')];
  return (
    <FigureTable
      label={t('people')}
      heads={[...heads, ...more]}
      rows={known.map(([id, { person }]) => {
        const [one, other] = [now.get(id), before.get(id)];
        return {
          key: id,
          cells: [
            person.name === null ? t('removed') : <VenueText key="name">{person.name}</VenueText>,
            ...[one?.taken, other?.taken].map((lira = 0) => amount(lira)),
            <ChangeMark key="change" now={one?.taken ?? 0} before={other?.taken ?? 0} />,
            ...[one?.tips, one?.lost, other?.lost].map((lira = 0) => amount(lira)),
          ],
        };
      })}
    />
  );
}
