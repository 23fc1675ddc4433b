import { encode } from 'uqr';

/** Light modules around a code, as its standard (ISO/IEC 18004) asks for. */
const QUIET_ZONE = 4;

/** The QR code of a text as an SVG picture, that still reads with a seventh of it worn off. */
export function qrCodeSvg(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => barsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`;
}

/** The dark stretches of a row, each with where it begins and how many modules it has. */
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
