import { encodeQR } from 'qr';

/** The number of light modules around a code. @see ISO/IEC 18004 */
const QUIET_ZONE = 4;

/** The QR code of a text as an SVG picture. It can still be read if a seventh of it is damaged. */
export function qrCodeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => barsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return `<svg viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`;
}

/** The dark stretches of a row, each with its start and its length in modules. */
function barsOf(row: readonly boolean[]): [number, number][] {
  const bars: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = bars.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else bars.push([x, 1]);
  }
  return bars;
}
