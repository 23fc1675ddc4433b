import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Schemas } from '../../api/client.ts';
import { classNames } from '../../ui/class-names.ts';
import { FireNext } from './fire-next.tsx';
import css from './room.module.css';
import { TableGuests } from './table-guests.tsx';
import { compareByUrgency, type RoomTable } from './table-state.ts';
import { TableStateMark } from './table-state-mark.tsx';
import { BillSum, Since } from './table-tile.tsx';

/** The tables as a list; those that need attention come first. */
export function RoomList({
  areas,
  tables,
}: {
  areas: readonly Schemas['Area'][];
  tables: readonly RoomTable[];
}) {
  const t = useTranslations('till.room');
  const nameOf = new Map(areas.map(({ id, name }) => [id, name]));
  return (
    <ul className={css.list} aria-label={t('tables')}>
      {[...tables].sort(compareByUrgency).map((table) => (
        <li key={table.id}>
          <Link href={`/tables/${table.id}`} className={classNames(css.row, css[`is${table.state}`])}>
            <span className={css.rowName}>
              <strong className={css.name}>{table.name}</strong>
              <RowAllergy table={table} />
              <TableGuests table={table} />
              {areas.length > 1 && <span className={css.soft}>{nameOf.get(table.areaId)}</span>}
            </span>
            <TableStateMark table={table} />
            <span className={css.rowSince}>
              <Since table={table} />
            </span>
            <span className={css.rowTotal}>{table.bill !== null && <BillSum bill={table.bill} />}</span>
          </Link>
          <FireNext table={table} />
        </li>
      ))}
    </ul>
  );
}

function RowAllergy({ table: { allergy } }: { table: RoomTable }) {
  if (allergy === null) return null;
  return (
    <>
      <AllergyBar mark={allergy} form="Sign" />
      <AllergyBar mark={allergy} form="Names" />
    </>
  );
}
