import { loadWords } from 'virtual:words/plan';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import type { Schemas } from '../../../api/client.ts';
import { type PartWords, PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { placedTables } from '../../../ui/plan/placed-tables.ts';
import { PLAN_TABLE_CLASS, PlanPlace, PlanView } from '../../../ui/plan/plan-view.tsx';
import css from '../room.module.css';
import { Tiles } from '../room-tiles.tsx';
import type { RoomTable } from '../table-state.ts';
import { TableStateMark } from '../table-state-mark.tsx';
import { Since } from '../table-tile.tsx';

const PLAN_WORDS: PartWords = { name: 'plan-words', load: loadWords };

interface RoomPlanProps {
  areas: readonly Schemas['Area'][];
  tables: readonly RoomTable[];
}

/** The plans of the areas, one below the other. Below each are the tables that are not on its plan. */
export default function RoomPlan({ areas, tables }: RoomPlanProps) {
  return (
    <PartWordsProvider words={PLAN_WORDS}>
      <div className={css.plans}>
        {areas.map((area) => (
          <AreaPlan
            key={area.id}
            area={area}
            tables={tables.filter(({ areaId }) => areaId === area.id)}
            isAlone={areas.length === 1}
          />
        ))}
      </div>
    </PartWordsProvider>
  );
}

interface AreaPlanProps {
  area: Schemas['Area'];
  tables: readonly RoomTable[];
  isAlone: boolean;
}

function AreaPlan({ area, tables, isAlone }: AreaPlanProps) {
  const t = useTranslations('plan');
  const placed = placedTables(tables);
  if (tables.length === 0) return null;
  return (
    <section className={classNames(css.planOfArea, isAlone && css.alone)}>
      {!isAlone && <h2 className={css.area}>{area.name}</h2>}
      {placed.length > 0 && (
        <PlanView name={area.name} places={placed.map(({ place }) => place)} walls={area.walls}>
          {placed.map((table) => (
            <PlanPlace key={table.id} place={table.place}>
              <PlanTable table={table} />
            </PlanPlace>
          ))}
        </PlanView>
      )}
      <Tiles
        name={placed.length === 0 ? null : t('unplaced')}
        tables={tables.filter(({ place }) => place == null)}
      />
    </section>
  );
}

/** A table on the plan: its name and state; if it is large enough, also how long it has been taken, and by whom. */
function PlanTable({ table }: { table: RoomTable }) {
  const { id, name, state, bill, standing } = table;
  const allergy = table.allergy;
  const guest = standing?.party ?? standing?.next ?? null;
  return (
    <Link href={`/tables/${id}`} className={classNames(PLAN_TABLE_CLASS, css[`is${state}`])}>
      <strong>{name}</strong>
      <TableStateMark table={table}>
        {allergy !== null && <AllergyBar mark={allergy} form="Sign" />}
      </TableStateMark>
      {bill !== null && (
        <span data-minutes>
          <Since table={table} isShort />
        </span>
      )}
      {guest !== null && bill === null && <span data-more>{guest.name}</span>}
    </Link>
  );
}
