import { type ComponentChild, h } from 'preact';
import type { Words } from '../../words/words.ts';
import { qrCode } from '../layout/qr-code.ts';

/** A code is shown in two halves, so that it is easier to read aloud and to type. */
const HALF = 4;

/** The code that a guest shows at the entrance: as a QR code and in letters. */
export function guestCode(code: string, words: Words['guestPages']['reservation']): ComponentChild {
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
