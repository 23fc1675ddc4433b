import { FireNext } from './fire-next.tsx';
import css from './room.module.css';
import type { RoomTable } from './table-state.ts';
import { TableTile } from './table-tile.tsx';

/** Tables as tiles, with the name of their area if there are several areas. */
export function Tiles({ name, tables }: { name: string | null; tables: readonly RoomTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      {name !== null && <h2 className={css.area}>{name}</h2>}
      <ul className={css.tiles}>
        {tables.map((table) => (
          <li key={table.id} className={css.tilePlace}>
            <TableTile table={table} />
            <FireNext table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}
