import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** A series of figures in a chart. The shapes differ, so that series can be distinguished without colours. */
export interface Series {
  name: string;
  shape: 'Bar' | 'StackedBar' | 'Line';
  values: readonly (number | null)[];
}

export interface ChartDrawing {
  labels: readonly string[];
  series: readonly Series[];
  /** Formats a value in full. */
  format: (value: number) => string;
  /** Formats a value for the axis, in short. */
  formatShort: (value: number) => string;
  isRightToLeft: boolean;
}

/** Draws a chart with the colours of the page, without animation. @returns a function that removes the chart */
export function drawChart(canvas: HTMLCanvasElement, drawing: ChartDrawing): () => void {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const font = { family: getComputedStyle(document.body).fontFamily, size: 13 };
  const { labels, series, format, formatShort, isRightToLeft } = drawing;
  const looks = {
    Bar: { backgroundColor: colour('--accent'), borderRadius: 4, maxBarThickness: 48 },
    StackedBar: {
      ...{ backgroundColor: colour('--wait-tint'), borderColor: colour('--wait') },
      ...{ borderWidth: 2, borderRadius: 4, maxBarThickness: 48 },
    },
    Line: {
      ...{ borderColor: colour('--info'), borderWidth: 3, borderDash: [7, 5] },
      ...{ pointRadius: 4, pointBackgroundColor: colour('--card'), pointBorderWidth: 2, spanGaps: true },
    },
  };
  const text = { color: colour('--soft'), font };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map(({ name, shape, values }) => ({
        ...{ type: shape === 'Line' ? ('line' as const) : ('bar' as const), label: name },
        ...{ data: [...values], order: shape === 'Line' ? 0 : 1, ...looks[shape] },
        ...(shape === 'Line' ? {} : { stack: 'now' }),
      })),
    },
    options: {
      ...{ animation: false, responsive: true, maintainAspectRatio: false },
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          ...{ stacked: true, reverse: isRightToLeft, grid: { display: false } },
          ticks: { ...text, maxRotation: 0, autoSkipPadding: 12 },
        },
        y: {
          ...{ beginAtZero: true, position: isRightToLeft ? 'right' : 'left' },
          ...{ grid: { color: colour('--line') }, border: { display: false } },
          ticks: { ...text, maxTicksLimit: 6, precision: 0, callback: (value) => formatShort(Number(value)) },
        },
      },
      plugins: {
        tooltip: {
          ...{ rtl: isRightToLeft, textDirection: isRightToLeft ? 'rtl' : 'ltr' },
          ...{
            backgroundColor: colour('--ink'),
            titleColor: colour('--paper'),
            bodyColor: colour('--paper'),
          },
          ...{ titleFont: font, bodyFont: font, padding: 12 },
          // No tooltip for a missing value: it would show 0.
          filter: ({ parsed }) => parsed.y !== null,
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
        },
      },
    },
  });
  return () => chart.destroy();
}
