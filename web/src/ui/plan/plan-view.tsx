import { Fullscreen, ZoomIn, ZoomOut } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { type Extent, extentOf, type Place, type Wall } from './plan-geometry.ts';
import css from './plan-view.module.css';
import { usePlanZoom } from './use-plan-zoom.ts';

/** The class of a table that fills its place: `--tone` and `--tint` are its colours. */
export const PLAN_TABLE_CLASS = css.table!;

interface PlanViewProps {
  /** The name of the area. */
  name: string;
  places: readonly Place[];
  walls: readonly Wall[];
  /** The part to show while a person is editing the plan. @default the used part */
  extent?: Extent;
  /** `PlanPlace` elements. */
  children: ReactNode;
  /** Shown above the walls and below the tables. */
  layer?: ReactNode;
  className?: string | undefined;
}

/**
 * The plan of an area. It scrolls in both directions, and zooms with buttons, two fingers, or Ctrl and the wheel. In
 * languages from right to left it is not mirrored, because its walls are those of the room.
 */
export function PlanView({ name, places, walls, extent, children, layer, className }: PlanViewProps) {
  const t = useTranslations('plan');
  const shown = extent ?? extentOf(places, walls);
  const zoom = usePlanZoom(places, shown, extent !== undefined);
  const { x, y, width, height } = shown;
  const style = { '--square': `${zoom.square}px`, '--left': x, '--top': y } as CSSProperties;
  return (
    <section className={classNames(css.plan, className)} aria-label={t('planOf', { name })}>
      <div className={css.view} ref={zoom.view} dir="ltr" data-plan>
        <div
          className={css.sheet}
          style={{ ...style, width: `${width * zoom.square}px`, height: `${height * zoom.square}px` }}
          data-sheet
        >
          <svg className={css.walls} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
            {walls.map(({ x1, y1, x2, y2 }) => (
              <line key={[x1, y1, x2, y2].join()} {...{ x1, y1, x2, y2 }} />
            ))}
          </svg>
          {layer}
          <ul className={css.tables}>{children}</ul>
        </div>
      </div>
      <div className={css.zoom}>
        <Button
          icon={<ZoomIn />}
          label={t('zoomIn')}
          disabled={!zoom.mayGrow}
          onClick={() => zoom.zoomBy(1.3)}
        />
        <Button
          icon={<ZoomOut />}
          label={t('zoomOut')}
          disabled={!zoom.mayShrink}
          onClick={() => zoom.zoomBy(1 / 1.3)}
        />
        <Button icon={<Fullscreen />} label={t('fit')} onClick={zoom.fit} />
      </div>
    </section>
  );
}

interface PlanPlaceProps {
  place: Place;
  children: ReactNode;
  className?: string | undefined;
}

/** A table at its place on the plan. Its texts have the direction of the language. */
export function PlanPlace({ place: { x, y, width, height, shape }, children, className }: PlanPlaceProps) {
  const isRightToLeft = useLocale().startsWith('ar');
  return (
    <li
      className={classNames(css.place, shape === 'Round' && css.round, className)}
      style={{ '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
    >
      {children}
    </li>
  );
}
