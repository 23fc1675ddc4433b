import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { takenOffActionValues } from '../../../api/venue-api-lists.generated.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { DeductionAction, DeductionFilter } from '../figure-queries.ts';
import css from '../overview.module.css';

export type Losses = Schemas['LossOfPerson'][];
type Sums = Omit<Losses[number], 'by'>;

interface LossesTableProps {
  people: Losses;
  /** Whether the sums are of the people who made the deductions, or of those who approved them. */
  of: 'actorId' | 'approverId';
  filter: DeductionFilter;
  /** Called to show the single deductions of a sum. */
  onShow: (filter: DeductionFilter) => void;
}

/** Actions that change no bill: their amount is shown instead of a loss. */
const ACTIONS_WITHOUT_LOSS: readonly DeductionAction[] = ['PaymentReversed', 'BillHidden'];

/** The filter that lets all deductions pass. */
export const NO_FILTER: DeductionFilter = { actorId: null, approverId: null, action: null };

/**
 * The deductions that each person made or approved: the total, the part after the bill was printed, and the sums by
 * action. A tap on a sum shows its single deductions.
 */
export function LossesTable({ people, of, filter, onShow }: LossesTableProps) {
  const t = useTranslations('figures.takenOff');
  const tTakings = useTranslations('figures.takings');
  const { amount, whole, percent } = useFigureFormats();
  const total = totalOf(people);
  const actions = takenOffActionValues.filter((action) => total.actions.some((one) => one.action === action));
  const toggle = (id: string | null, action: DeductionAction | null, text: string, count?: number) => (
    <button
      key={action}
      type="button"
      className={css.sum}
      aria-pressed={filter[of] === id && filter.action === action}
      onClick={() => onShow({ ...NO_FILTER, [of]: id, action })}
    >
      <span>{text}</span>
      {count !== undefined && <small>{t('count', { count })}</small>}
    </button>
  );
  const cellsOf = (id: string | null, { lost, entries, afterPrint, actions: theirs }: Sums) => [
    amount(lost),
    id === null ? whole(entries) : toggle(id, null, whole(entries)),
    lost > 0 ? `${amount(afterPrint.lost)} · ${percent(afterPrint.lost / lost)}` : amount(afterPrint.lost),
    ...actions.map((action) => {
      const one = theirs.find((each) => each.action === action);
      if (one === undefined) return '–';
      return toggle(
        id,
        action,
        amount(ACTIONS_WITHOUT_LOSS.includes(action) ? one.amount : one.lost),
        one.entries,
      );
    }),
  ];
  return (
    <>
      <FigureTable
        label={t(of === 'actorId' ? 'people' : 'approvers')}
        heads={[
          ...[t(of === 'actorId' ? 'person' : 'approvers'), t('lost'), t('entries'), t('afterPrint')],
          ...actions.map((action) => t(`action.${action}`)),
        ]}
        rows={[
          ...people.map(({ by, ...sums }) => ({
            key: `${by.kind} ${by.id}`,
            cells: [<VenueText key="name">{by.name}</VenueText>, ...cellsOf(by.id, sums)],
          })),
          ...(people.length > 1
            ? [{ key: 'total', cells: [tTakings('total'), ...cellsOf(null, total)] }]
            : []),
        ]}
      />
      {ACTIONS_WITHOUT_LOSS.some((action) => actions.includes(action)) && (
        <p className={css.note}>{t('costNothing')}</p>
      )}
    </>
  );
}

/** The total of all people. */
function totalOf(people: Losses): Sums {
  return {
    entries: sumOf(people.map(({ entries }) => entries)),
    lost: sumOf(people.map(({ lost }) => lost)),
    afterPrint: {
      entries: sumOf(people.map(({ afterPrint }) => afterPrint.entries)),
      lost: sumOf(people.map(({ afterPrint }) => afterPrint.lost)),
    },
    actions: [
      ...Map.groupBy(
        people.flatMap(({ actions }) => actions),
        ({ action }) => action,
      ),
    ].map(([action, all]) => ({
      action,
      entries: sumOf(all.map(({ entries }) => entries)),
      lost: sumOf(all.map(({ lost }) => lost)),
      amount: sumOf(all.map(({ amount }) => amount)),
    })),
  };
}

/** Adds counts, or amounts in lira; it adds in kuruş to avoid rounding errors. */
function sumOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100;
}
