import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Extent, Wall } from '../../../ui/plan/plan-geometry.ts';
import css from './plan-editor.module.css';
import { effectOfTap, nearestCorner, type Point } from './walls.ts';

interface TableTapLayerProps {
  extent: Extent;
  /** The name of the selected table, which a tap moves. */
  name: string;
  onTap: (at: Point) => void;
}

/** A layer over the plan: a tap moves the selected table there. With the keyboard, the table itself is moved. */
export function TableTapLayer({ extent, name, onTap }: TableTapLayerProps) {
  const t = useTranslations('plan');
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.layer}
      aria-label={t('putHere', { name })}
      onClick={(event) => onTap(pointOf(event, extent))}
    />
  );
}

interface WallLayerProps {
  extent: Extent;
  walls: readonly Wall[];
  onWalls: (walls: readonly Wall[]) => void;
}

/** A tap within this distance of a wall, in pixels, hits the wall. */
const REACH_PX = 18;

/**
 * A layer over the plan to draw walls: two taps draw a wall, a tap on a wall removes it. With the keyboard, arrow keys
 * move a cross and Enter taps.
 */
export function WallLayer({ extent, walls, onWalls }: WallLayerProps) {
  const t = useTranslations('plan');
  const [begun, setBegun] = useState<Point | null>(null);
  const [cross, setCross] = useState<Point>(() => nearestCorner({ x: extent.x + 2, y: extent.y + 2 }));
  const tap = (at: Point, square: number) => {
    const meant = effectOfTap(at, begun, walls, REACH_PX / square);
    setBegun(meant.kind === 'Begin' ? meant.at : null);
    if (meant.kind === 'Begin') return setCross(meant.at);
    if (meant.kind === 'Remove') return onWalls(walls.filter((wall) => wall !== meant.wall));
    const { at: end } = meant;
    if (begun === null || (begun.x === end.x && begun.y === end.y)) return;
    setCross(end);
    onWalls([...walls, { x1: begun.x, y1: begun.y, x2: end.x, y2: end.y }]);
  };
  const click = (event: MouseEvent) => {
    const square = event.currentTarget.clientWidth / extent.width;
    // A click by the keyboard has no position: use the cross.
    tap(event.detail === 0 ? cross : pointOf(event, extent), square);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setBegun(null);
    const step = arrowStep(event);
    if (step === null) return;
    event.preventDefault();
    setCross(nearestCorner({ x: cross.x + step.x, y: cross.y + step.y }));
  };
  return (
    <>
      <svg
        className={css.walls}
        viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`}
        aria-hidden="true"
      >
        {begun !== null && <line x1={begun.x} y1={begun.y} x2={cross.x} y2={cross.y} />}
        {begun !== null && <circle cx={begun.x} cy={begun.y} r={0.7} />}
        <path d={`M${cross.x - 1} ${cross.y}h2M${cross.x} ${cross.y - 1}v2`} />
      </svg>
      <button
        type="button"
        className={css.layer}
        aria-label={t(begun === null ? 'beginWall' : 'endWall')}
        onClick={click}
        onKeyDown={press}
        onPointerMove={(event) => begun !== null && setCross(nearestCorner(pointOf(event, extent)))}
      />
    </>
  );
}

/** The step of an arrow key, in squares: one, or five with Shift. `null` for other keys. */
export function arrowStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Point | null {
  const by = shiftKey ? 5 : 1;
  const steps: Record<string, Point> = {
    ArrowLeft: { x: -by, y: 0 },
    ArrowRight: { x: by, y: 0 },
    ArrowUp: { x: 0, y: -by },
    ArrowDown: { x: 0, y: by },
  };
  return steps[key] ?? null;
}

function pointOf({ clientX, clientY, currentTarget }: MouseEvent, extent: Extent): Point {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const square = width / extent.width;
  return { x: (clientX - left) / square + extent.x, y: (clientY - top) / square + extent.y };
}
