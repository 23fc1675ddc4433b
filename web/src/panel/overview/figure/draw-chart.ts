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

/** A row of figures in a chart. `Bar` and `Line` are told apart by their shapes, too. */
export interface Series {
  name: string;
  shape: 'Bar' | 'StackedBar' | 'Line';
  values: readonly (number | null)[];
}

export interface ChartDrawing {
  labels: readonly string[];
  series: readonly Series[];
  /** Writes a value in full. */
  format: (value: number) => string;
  /** Writes a value at the axis. */
  formatShort: (value: number) => string;
  isRightToLeft: boolean;
}

/** Draws a chart with the colours of the page. Nothing moves. @returns takes it away */
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
          // A bar that is not there has no value, and so no 0.
          filter: ({ parsed }) => parsed.y !== null,
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
        },
      },
    },
  });
  return () => chart.destroy();
}
