import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { countOf } from '../basket.ts';
import type { Answer } from '../http/answer.ts';
import { Html, html, type Part } from '../http/html.ts';
import type { Visit } from '../visit.ts';
import { directionOf } from '../words/language.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const STYLES = ['base', 'head', 'menu', 'button', 'dish', 'order', 'booking'];
/** In every page, so that the first one needs no second request before it is seen. Comments and line ends stay behind. */
const STYLE = STYLES.map((name) => read(`../browser/style/${name}.css`))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s*\n\s*/g, '');
export const SCRIPT = Buffer.from(read('../browser/shop.js'));
const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');
/** Part of the script's address, which browsers may keep for ever. */
const SCRIPT_VERSION = hashOf(SCRIPT).slice(0, 8).replace(/\W/g, '_');

/** Scripts and styles are the shop's own; pictures come from the service, or from wherever the restaurant keeps them. */
function policyFor(sofraOrigin: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${hashOf(STYLE)}'`,
    ...["script-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'"],
    ...[`img-src 'self' data: https: ${sofraOrigin}`, "frame-ancestors 'none'"],
  ].join('; ');
}

export interface PageContent {
  title: string;
  main: Part;
  status?: number;
  cookies?: readonly string[];
  /** Says which link of the head leads here. */
  place?: 'menu' | 'book' | 'order';
  /** Whether a bar leads to the basket. @default true */
  hasBar?: boolean;
}

/** A whole page of the shop. */
export function page(visit: Visit, content: PageContent): Answer {
  const { title, main, status = 200, cookies = [], place, hasBar = true } = content;
  const { words, language, venue } = visit;
  const name = title === venue.name ? title : `${title} · ${venue.name}`;
  const body = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%232d5a4a'/%3E%3Ccircle cx='16' cy='16' r='8' fill='%23faf6ee'/%3E%3C/svg%3E">
<style>${new Html(STYLE)}</style>
<script type="module" src="/shop.js?v=${SCRIPT_VERSION}"></script>
</head>
<body data-not-sent="${words.notSent}" data-sending="${words.sending}" data-close="${words.close}" data-added="${words.added}">
<a class="skip" href="#main">${words.skip}</a>
${head(visit, place)}
<p class="offline" id="offline" role="status" hidden>${words.offline}</p>
<main id="main" tabindex="-1">${main}</main>
${foot(visit)}
${hasBar ? basketBar(visit) : null}
<div id="notice" role="alert" class="toast"></div>
</body>
</html>`;
  const headers = {
    'content-security-policy': policyFor(visit.shop.sofraOrigin),
    'content-language': language,
  };
  return { status, body, headers, cookies };
}

function head(visit: Visit, place: PageContent['place']): Html {
  const { words, venue, lastOrder, url, offered, language } = visit;
  const path = addressOf(visit, place);
  const link = (href: string, text: string, is: boolean) =>
    html`<a href="${href}" ${is ? new Html('aria-current="page"') : null}>${text}</a>`;
  const here = (code: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('lang', code);
    return `${path}?${query}`;
  };
  const others = offered.filter(({ code }) => code !== language);
  const current = offered.find(({ code }) => code === language)?.name ?? language;
  return html`<header class="head"><div class="wide">
${path === '/' ? null : html`<a class="brand" href="/">${logo(venue.logoUrl)}<span dir="auto">${venue.name}</span></a>`}
<nav aria-label="${venue.name}">
${link('/', words.menu, place === 'menu')}
${link('/book', words.bookTable, place === 'book')}
${lastOrder === '' ? null : link(`/orders/${lastOrder}`, words.checkout, place === 'order')}
</nav>
<details class="languages"><summary><span class="hidden">${words.language}: </span><span class="long">${current}</span><span class="short">${language.toUpperCase()}</span></summary>
<ul>${others.map(({ code, name }) => html`<li><a href="${here(code)}" lang="${code}" hreflang="${code}" dir="${directionOf(code)}">${name}</a></li>`)}</ul>
</details>
</div></header>`;
}

/** Where this page can be read again: the answer to a form has no address of its own. */
function addressOf({ url, request }: Visit, place: PageContent['place']): string {
  if (request.method !== 'POST') return url.pathname;
  if (place === 'menu') return '/';
  return place === 'book' ? '/book' : '/basket';
}

function logo(url: string | null): Html | null {
  return url === null ? null : html`<img src="${url}" alt="" width="36" height="36">`;
}

function foot({ venue, words }: Visit): Html {
  const { line, district, city } = venue.address;
  const place = [line, district, city].filter((part) => part !== null).join(', ');
  return html`<footer class="foot"><div class="wide">
<p dir="auto">${venue.name}${place === '' ? null : html` · ${place}`}</p><p>${words.allergenNote}</p>
</div></footer>`;
}

/** A bar within reach of the thumb: how many dishes are in the basket and what they cost, as the service priced it last. */
export function basketBar({ basket, words, formats }: Visit): Html {
  const count = basket === null || basket.state === 'Placed' ? 0 : countOf(basket.content);
  if (count === 0) return html`<nav id="bar" class="bar" aria-label="${words.basket}" hidden></nav>`;
  const total = basket?.content.shown?.total;
  return html`<nav id="bar" class="bar" aria-label="${words.basket}"><a class="button" href="/basket">
<span class="count" aria-hidden="true">${count}</span><span>${words.seeBasket}<span class="hidden">, ${words.dishes(count)}</span></span>
<b>${total === undefined ? null : formats.price(total)}</b></a></nav>`;
}

/** A page with one sentence: something is not here, or does not work now. */
/** A visitor who asks too often is told to wait. */
export function tooManyPage(visit: Visit): Answer {
  return sentencePage(visit, visit.words.tooMany, 429);
}

export function sentencePage(
  visit: Visit,
  { title, text }: { title: string; text: string },
  status: number,
): Answer {
  const main = html`<div class="narrow sentence"><h1>${title}</h1><p>${text}</p>
<p><a class="button" href="/">${visit.words.toMenu}</a></p></div>`;
  return page(visit, { title, main, status });
}
