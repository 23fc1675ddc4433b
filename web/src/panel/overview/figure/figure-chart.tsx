import { useEffect, useRef } from 'react';
import { useShownTheme } from '../../../device/shown-theme.ts';
import { usePreferences } from '../../../device/use-preferences.ts';
import { classNames } from '../../../ui/class-names.ts';
import { loadWithRetry } from '../../../ui/parts/load-with-retry.ts';
import { useMedia } from '../../../ui/screen/use-media.ts';
import { directionOf } from '../../../words/languages.ts';
import css from './chart.module.css';
import type { ChartDrawing } from './draw-chart.ts';

export interface FigureChartProps extends Omit<ChartDrawing, 'isRightToLeft'> {
  /** A description of the chart for screen readers. The table has the same figures. */
  label: string;
}

/** A chart with its legend. The chart library, a quarter of the page's script, is loaded when the first chart is visible. */
export function FigureChart({ label, labels, series, format, formatShort }: FigureChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useShownTheme();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const { language } = usePreferences();
  const drawn = JSON.stringify([labels, series, theme, isDark, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` changes with everything that is drawn
  useEffect(() => {
    let remove: (() => void) | null = null;
    let isShown = true;
    const draw = async () => {
      const { drawChart } = await loadWithRetry(() => import('./draw-chart.ts'));
      if (!isShown || canvas.current === null) return;
      const isRightToLeft = directionOf(language) === 'rtl';
      remove = drawChart(canvas.current, { labels, series, format, formatShort, isRightToLeft });
    };
    const inView = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      void draw();
    });
    inView.observe(canvas.current!);
    return () => {
      isShown = false;
      inView.disconnect();
      remove?.();
    };
  }, [drawn]);
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        {series.map(({ name, shape }) => (
          <span key={name}>
            <span aria-hidden className={classNames(css.mark, css[shape])} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className={css.canvas}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
    </figure>
  );
}
