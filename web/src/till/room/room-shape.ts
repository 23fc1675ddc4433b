import type { Schemas } from '../../api/client.ts';
import type { RoomView } from '../../device/room-view.ts';
import { placedTables } from '../../ui/plan/placed-tables.ts';

/** The form in which the room is shown, and the next one. If no area has a plan, the plan is left out. */
export function shownShape(
  chosen: RoomView['shape'],
  areas: readonly Schemas['Area'][],
): { shape: RoomView['shape']; next: RoomView['shape'] } {
  const hasPlan = areas.some(({ tables }) => placedTables(tables).length > 0);
  const shapes = (['Tiles', 'List', 'Plan'] as const).filter((one) => one !== 'Plan' || hasPlan);
  const at = Math.max(
    shapes.findIndex((one) => one === chosen),
    0,
  );
  return { shape: shapes[at]!, next: shapes[(at + 1) % shapes.length]! };
}
