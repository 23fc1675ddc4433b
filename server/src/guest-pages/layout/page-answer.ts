import { createHash } from 'node:crypto';
import { type ComponentChild, Fragment, h } from 'preact';
import { render } from 'preact-render-to-string';
import type { FileAnswer } from '../../http/operation.ts';
import { STYLE } from './page-style.ts';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing on a page runs; it shows pictures, its own style and nothing else, and sends its form to the service alone. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const MEDIA_TYPE = 'text/html; charset=utf-8';

/** What a page may be found by and kept in. */
export type PageUse = 'Private' | 'Public';

const HEADERS: Record<PageUse, Record<string, string>> = {
  Private: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  Public: { 'Cache-Control': 'private, no-cache' },
};

/** A page as a door answers with it. */
export function pageAnswer(status: number, use: PageUse, page: ComponentChild): FileAnswer {
  return {
    status,
    mediaType: MEDIA_TYPE,
    bytes: Buffer.from(`<!doctype html>${render(h(Fragment, null, page))}`),
    headers: {
      'Content-Security-Policy': PAGE_POLICY,
      // Whoever is linked to or has a picture shown must not learn the address of a reservation.
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Language',
      ...HEADERS[use],
    },
  };
}
