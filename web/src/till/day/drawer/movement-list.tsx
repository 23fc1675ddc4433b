import { useFormatter, useTranslations } from 'use-intl';
import { Amount } from '../../../ui/amount.tsx';
import css from '../day.module.css';
import type { Drawer } from '../day-queries.ts';

type Movement = NonNullable<Drawer['movements']>[number];

/** The movements of a drawer since its last count, each with the person and the approver. */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const t = useTranslations('day');
  if (movements.length === 0) return null;
  return (
    <section className={css.last}>
      <h3>{t('movements.title')}</h3>
      <ul className={css.movements}>
        {movements.map((movement) => (
          <MovementRow key={movement.row} movement={movement} />
        ))}
      </ul>
    </section>
  );
}

function MovementRow({
  movement: { act, amount, at, by, approvedBy, reason, note, to },
}: {
  movement: Movement;
}) {
  const t = useTranslations('day');
  const format = useFormatter();
  const time = format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' });
  const who = to === null || to.id === by.id ? (by.name ?? '—') : `${by.name ?? '—'} → ${to.name ?? '—'}`;
  const why = [
    ...(reason === null || reason === 'Other' ? [] : [t(`reasons.${reason}`)]),
    ...(note ? [note] : []),
  ];
  return (
    <li>
      <span className={css.moved}>
        <strong>{t(`moves.${act}`)}</strong>
        {amount > 0 && <Amount value={amount} />}
      </span>
      <span className={css.hint}>
        {[
          time,
          who,
          ...(approvedBy === null ? [] : [t('movements.approvedBy', { name: approvedBy.name ?? '—' })]),
        ].join(' · ')}
      </span>
      {why.length > 0 && <span>{why.join(': ')}</span>}
    </li>
  );
}
