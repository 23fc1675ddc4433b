import { type ComponentChild, h } from 'preact';
import { encode } from 'uqr';
import type { GuestWords } from '../words.ts';

/** The quiet zone around a QR code, in modules, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** A code is shown in two halves, so that it is easier to read aloud and to type. */
const HALF = 4;

/** The code that a guest shows at the entrance: as a QR code and in letters. */
export function doorCode(code: string, words: GuestWords['reservation']): ComponentChild {
  return h('section', { class: 'card pass', 'aria-labelledby': 'pass' }, [
    h('h2', { id: 'pass' }, words.showCode),
    qrCode(code, words.qrTitle),
    h('p', { class: 'code', dir: 'ltr' }, [
      h('span', { class: 'visually-hidden' }, `${words.code}: `),
      h('span', null, code.slice(0, HALF)),
      h('span', null, code.slice(HALF)),
    ]),
  ]);
}

/** The QR code of exactly this text. It is still readable when a quarter of it is damaged. */
function qrCode(text: string, title: string): ComponentChild {
  const { size, data } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return h(
    'svg',
    {
      class: 'qr',
      viewBox: `0 0 ${size} ${size}`,
      'shape-rendering': 'crispEdges',
      role: 'img',
      'aria-labelledby': 'qr',
    },
    [h('title', { id: 'qr' }, title), h('path', { d: modules.join('') })],
  );
}
