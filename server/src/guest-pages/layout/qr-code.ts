import { type ComponentChild, h } from 'preact';
import { encodeQR } from 'qr';

/** The quiet zone around a QR code, in modules, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** The QR code of exactly this text; a page has at most one. It can still be read if a quarter of it is damaged. */
export function qrCode(text: string, title: string): ComponentChild {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return h(
    'svg',
    {
      class: 'qr',
      viewBox: `0 0 ${rows.length} ${rows.length}`,
      'shape-rendering': 'crispEdges',
      role: 'img',
      'aria-labelledby': 'qr',
    },
    [h('title', { id: 'qr' }, title), h('path', { d: modules.join('') })],
  );
}
