import { createHash } from 'node:crypto';
import { type ComponentChild, Fragment, h } from 'preact';
import { render } from 'preact-render-to-string';
import type { FileAnswer } from '../../http/operation.ts';
import { STYLE } from './page-style.ts';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * The Content-Security-Policy of the pages: no scripts, only images and the page's own style; forms go to
 * this service only.
 */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const MEDIA_TYPE = 'text/html; charset=utf-8';

/** Whether only one guest may see a page: a private page is neither cached nor indexed. */
export type PageUse = 'Private' | 'Public';

const HEADERS: Record<PageUse, Record<string, string>> = {
  Private: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  Public: { 'Cache-Control': 'private, no-cache' },
};

/** A page as the response of a handler. */
export function pageAnswer(status: number, use: PageUse, page: ComponentChild): FileAnswer {
  return {
    status,
    mediaType: MEDIA_TYPE,
    bytes: Buffer.from(`<!doctype html>${render(h(Fragment, null, page))}`),
    headers: {
      'Content-Security-Policy': PAGE_POLICY,
      // Linked sites and image hosts must not learn the address of a reservation.
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Language',
      ...HEADERS[use],
    },
  };
}
