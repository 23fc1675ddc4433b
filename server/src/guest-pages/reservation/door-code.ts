import { type ComponentChild, h } from 'preact';
import { encode } from 'uqr';
import type { GuestWords } from '../words.ts';

/** Light modules around a code, as its standard (ISO/IEC 18004) asks for. */
const QUIET_ZONE = 4;

/** A code is read aloud and typed in two halves. */
const HALF = 4;

/** What a guest shows at the door: the code of the reservation as a QR code and in letters. */
export function doorCode(code: string, words: GuestWords['reservation']): ComponentChild {
  return h('section', { class: 'card pass', 'aria-labelledby': 'pass' }, [
    h('h2', { id: 'pass' }, words.showCode),
    qrCode(code, words.qrTitle),
    h('p', { class: 'code', dir: 'ltr' }, [
      h('span', { class: 'unseen' }, `${words.code}: `),
      h('span', null, code.slice(0, HALF)),
      h('span', null, code.slice(HALF)),
    ]),
  ]);
}

/** The QR code of exactly this text, that still reads with a quarter of it worn off. */
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
