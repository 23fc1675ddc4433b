import { createHash } from 'node:crypto';
import { type ComponentChild, Fragment, h } from 'preact';
import { render } from 'preact-render-to-string';
import type { FileAnswer } from '../../http/answer/answer.ts';
import { REFRESH_SCRIPT } from './page-script.ts';
import { STYLE } from './page-style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of the pages: no scripts, only images and the page's own style; forms go to
 * this service only.
 */
export const PAGE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The policy of a page that refreshes itself: it also allows the one script of the pages. */
const REFRESHING_POLICY = `${PAGE_POLICY}; script-src ${hashOf(REFRESH_SCRIPT)}; connect-src 'self'`;

const MEDIA_TYPE = 'text/html; charset=utf-8';

/**
 * Who may see a page. A private page is for one guest: it is neither cached nor indexed. A form is not indexed, and
 * keeps its entries if the guest goes back to it.
 */
export type PageUse = 'Private' | 'Form' | 'Public';

const HEADERS: Record<PageUse, Record<string, string>> = {
  Private: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  Form: { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex, nofollow' },
  Public: { 'Cache-Control': 'private, no-cache' },
};

/** The answer with a page. @param isRefreshed  whether the page refreshes itself, as in its frame */
export function pageAnswer(
  status: number,
  use: PageUse,
  page: ComponentChild,
  isRefreshed = false,
): FileAnswer {
  return {
    status,
    mediaType: MEDIA_TYPE,
    bytes: Buffer.from(`<!doctype html>${render(h(Fragment, null, page))}`),
    headers: {
      'Content-Security-Policy': isRefreshed ? REFRESHING_POLICY : PAGE_POLICY,
      // Linked sites and image hosts must not learn the address of a reservation.
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Language',
      ...HEADERS[use],
    },
  };
}
