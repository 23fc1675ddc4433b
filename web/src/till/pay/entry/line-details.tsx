import { useTranslations } from 'use-intl';
import { useMeasure } from '../../../ui/measure.ts';
import type { BillLine } from '../../bill/bill-rounds.ts';

/**
 * What distinguishes a line from others of the same product: its seat, measure, extras, removed ingredients, and note.
 */
export function LineDetails({ line }: { line: BillLine }) {
  const t = useTranslations('pay.bill');
  const tApp = useTranslations('app');
  const measureText = useMeasure();
  const { seat, measure, extras, removedIngredients, note } = line;
  const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');
  const details = [
    seat !== null && tApp('seats.one', { seat: String(seat) }),
    measure !== null && measureText(measure.net, measure.unit),
    extras.length > 0 && `+ ${namesOf(extras)}`,
    removedIngredients.length > 0 && t('without', { names: namesOf(removedIngredients) }),
    note !== null && `“${note}”`,
  ].filter((detail) => detail !== false);
  return (
    details.length > 0 && (
      <small>
        {' '}
        <bdi>{details.join(' · ')}</bdi>
      </small>
    )
  );
}
