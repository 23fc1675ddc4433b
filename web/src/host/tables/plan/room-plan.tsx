import { loadWords } from 'virtual:words/plan';
import type { ReactNode } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { type PartWords, PartWordsProvider } from '../../../device/part-words-provider.tsx';
import type { Place } from '../../../ui/plan/plan-geometry.ts';
import { PLAN_TABLE_CLASS, PlanPlace, PlanView } from '../../../ui/plan/plan-view.tsx';
import css from '../tables.module.css';

const PLAN_WORDS: PartWords = { name: 'plan-words', load: loadWords };

type PlacedTable = Schemas['Table'] & { place: Place };

interface RoomPlanProps {
  area: Schemas['Area'];
  tables: readonly PlacedTable[];
  tableOf: (table: PlacedTable, className: string) => ReactNode;
}

/** The plan of an area, with its tables at their places in the room. */
export default function RoomPlan({ area, tables, tableOf }: RoomPlanProps) {
  return (
    <PartWordsProvider words={PLAN_WORDS}>
      <PlanView
        name={area.name}
        places={tables.map(({ place }) => place)}
        walls={area.walls}
        className={css.planOfArea}
      >
        {tables.map((table) => (
          <PlanPlace key={table.id} place={table.place}>
            {tableOf(table, PLAN_TABLE_CLASS)}
          </PlanPlace>
        ))}
      </PlanView>
    </PartWordsProvider>
  );
}
