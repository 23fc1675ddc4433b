import { type ComponentChild, type ComponentChildren, h } from 'preact';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { WORDS } from '../../words/words.ts';
import { hrefOf, type PageQuery } from './page-address.ts';
import { directionOf, type PageLanguage } from './page-language.ts';
import { REFRESH_SCRIPT, REFRESH_SECONDS } from './page-script.ts';
import { type StructuredData, structuredData } from './page-structured-data.ts';
import { STYLE } from './page-style.ts';
import { openGraphLocaleOf } from './page-words.ts';

/** What search engines and messengers show about a page. */
export interface IndexedPage {
  description: string;
  /** The absolute address of the page. */
  address: string;
  /** The absolute address of a picture; `null` for none. */
  picture: string | null;
  data: StructuredData;
}

/** A page without its content. */
export interface PageFrame {
  language: PageLanguage;
  title: string;
  /** The path of the page (empty for the requested path) and its parameters except the language. */
  path: string;
  query?: PageQuery;
  /** The venue of the page; `null` for a page of no venue. */
  venue: Pick<Venue, 'isPractice'> | null;
  /** Data for search engines. A page without it is not indexed. A page of a practice venue never is. */
  indexed?: IndexedPage;
  /** The width on large screens: one column, two cards side by side, or a whole menu. */
  width: 'narrow' | 'paired' | 'wide';
  footer: ComponentChildren;
  /**
   * The form of the page, whose entries must survive a change of the language: it is sent, and comes back in the new
   * language.
   */
  kept?: KeptForm;
  /** Whether the page refreshes itself, until its content has changed. */
  isRefreshed?: boolean;
}

export interface KeptForm {
  id: string;
  /** The name and the value of a button that sends the form only to show it again. */
  name: string;
  value: string;
}

/** The icon of the site. With it, browsers request no favicon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%238f3320'/%3E%3Cpath d='M9 20h14M11 20a5 5 0 0 1 10 0M16 15v-2' stroke='%23fff' stroke-width='2.4' fill='none' stroke-linecap='round'/%3E%3C/svg%3E";

/** Makes the HTML document around the content of a page. */
export function pageLayout(frame: PageFrame, content: ComponentChildren): ComponentChild {
  const { language } = frame.language;
  return h('html', { lang: language, dir: directionOf(language) }, [
    pageHead(frame),
    h('body', { class: frame.width }, [
      isPractice(frame) ? h('p', { class: 'practice' }, WORDS[language].papers.practice) : null,
      h('header', { class: 'top' }, languageSwitch(frame)),
      h('main', null, content),
      frame.footer === null ? null : h('footer', { class: 'foot' }, frame.footer),
    ]),
  ]);
}

function isPractice({ venue }: PageFrame): boolean {
  return venue?.isPractice ?? false;
}

function pageHead(frame: PageFrame): ComponentChild {
  const { title, indexed, isRefreshed = false, language } = frame;
  return h('head', null, [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    indexed === undefined || isPractice(frame)
      ? h('meta', { name: 'robots', content: 'noindex, nofollow' })
      : indexingElements(title, indexed, language.language),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    // Browsers must not turn a code into a telephone link.
    h('meta', { name: 'format-detection', content: 'telephone=no' }),
    h('link', { rel: 'icon', href: ICON }),
    isRefreshed ? refreshElements() : null,
    h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
  ]);
}

/** @see https://ogp.me */
function indexingElements(
  title: string,
  { description, address, picture, data }: IndexedPage,
  language: Language,
): ComponentChild {
  const open = {
    type: 'website',
    title,
    description,
    url: address,
    locale: openGraphLocaleOf(language),
    image: picture,
  };
  return [
    h('meta', { name: 'description', content: description }),
    h('link', { rel: 'canonical', href: address }),
    Object.entries(open)
      .filter(([, content]) => content !== null)
      .map(([name, content]) => h('meta', { property: `og:${name}`, content: content ?? '' })),
    h('meta', { name: 'twitter:card', content: 'summary' }),
    structuredData(data),
  ];
}

/**
 * Refreshes the page: by the script, which changes nothing on the page until there is news, so that it does not
 * disturb a screen reader. Without scripts, the browser loads the page again.
 */
function refreshElements(): ComponentChild {
  return [
    h('noscript', null, h('meta', { 'http-equiv': 'refresh', content: REFRESH_SECONDS })),
    h('script', { type: 'module', dangerouslySetInnerHTML: { __html: REFRESH_SCRIPT } }),
  ];
}

/**
 * The menu of languages. It opens without a script. A reader who cannot read the page recognises the globe and the
 * names of the languages.
 */
function languageSwitch({ language: { language }, path, query, kept }: PageFrame): ComponentChild {
  const { ownName, languageSwitch: label } = WORDS[language].guestPages;
  return h('nav', { 'aria-label': label }, [
    kept === undefined ? null : firstButtonOf(kept),
    h('details', { class: 'languages' }, [
      h('summary', null, [globe(), h('span', { class: 'visually-hidden' }, `${label}: `), ownName]),
      h(
        'ul',
        null,
        LANGUAGES.map((offered) =>
          h('li', null, languageLink(offered, language, hrefOf(path, { ...query, lang: offered }), kept)),
        ),
      ),
    ]),
  ]);
}

function languageLink(
  offered: Language,
  present: Language,
  href: string,
  kept: KeptForm | undefined,
): ComponentChild {
  const current = offered === present ? { 'aria-current': 'true' as const } : {};
  const dir = directionOf(offered);
  const { ownName } = WORDS[offered].guestPages;
  if (kept === undefined) return h('a', { href, lang: offered, hreflang: offered, dir, ...current }, ownName);
  const { id: form, name, value } = kept;
  const sending = { type: 'submit' as const, form, name, value, formaction: href, formnovalidate: true };
  return h('button', { ...sending, lang: offered, dir, ...current }, ownName);
}

/**
 * A hidden button. The Enter key sends a form with its first button, which must not be one that changes the language.
 */
function firstButtonOf({ id }: KeptForm): ComponentChild {
  return h('button', {
    ...{ class: 'visually-hidden', type: 'submit', form: id, tabindex: -1, 'aria-hidden': 'true' },
  });
}

function globe(): ComponentChild {
  return h(
    'svg',
    { class: 'globe', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    h('path', { d: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18' }),
  );
}
