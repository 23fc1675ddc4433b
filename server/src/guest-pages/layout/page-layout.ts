import { type ComponentChild, type ComponentChildren, h } from 'preact';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { WORDS } from '../words.ts';
import { hrefOf, type PageQuery } from './page-address.ts';
import { directionOf, type PageLanguage } from './page-language.ts';
import { STYLE } from './page-style.ts';

/** A page without its content. */
export interface PageFrame {
  language: PageLanguage;
  title: string;
  /** The path of the page (empty for the requested path) and its parameters except the language. */
  path: string;
  query?: PageQuery;
  /** Metadata for search engines; a page without it is not indexed. */
  indexed?: { description: string; address: string };
  /** The width on large screens: one column, two cards side by side, or a whole menu. */
  width: 'narrow' | 'paired' | 'wide';
  footer: ComponentChildren;
}

/** The icon of the site. With it, browsers request no favicon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%238f3320'/%3E%3Cpath d='M9 20h14M11 20a5 5 0 0 1 10 0M16 15v-2' stroke='%23fff' stroke-width='2.4' fill='none' stroke-linecap='round'/%3E%3C/svg%3E";

/** The HTML document around the content of a page. */
export function pageLayout(frame: PageFrame, content: ComponentChildren): ComponentChild {
  const { language } = frame.language;
  return h('html', { lang: language, dir: directionOf(language) }, [
    pageHead(frame),
    h('body', { class: frame.width }, [
      h('header', { class: 'top' }, languageSwitch(frame)),
      h('main', null, content),
      frame.footer === null ? null : h('footer', { class: 'foot' }, frame.footer),
    ]),
  ]);
}

function pageHead({ title, indexed }: PageFrame): ComponentChild {
  return h('head', null, [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    indexed === undefined
      ? h('meta', { name: 'robots', content: 'noindex, nofollow' })
      : [
          h('meta', { name: 'description', content: indexed.description }),
          h('link', { rel: 'canonical', href: indexed.address }),
        ],
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    // Browsers must not turn a code into a telephone link.
    h('meta', { name: 'format-detection', content: 'telephone=no' }),
    h('link', { rel: 'icon', href: ICON }),
    h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
  ]);
}

/**
 * Opens without a script. A reader who cannot read the page recognises the globe and the names of the
 * languages.
 */
function languageSwitch({ language: { language }, path, query }: PageFrame): ComponentChild {
  const { ownName, languageSwitch: label } = WORDS[language];
  return h('nav', { 'aria-label': label }, [
    h('details', { class: 'languages' }, [
      h('summary', null, [globe(), h('span', { class: 'unseen' }, `${label}: `), ownName]),
      h(
        'ul',
        null,
        LANGUAGES.map((offered) =>
          h('li', null, languageLink(offered, language, hrefOf(path, { ...query, lang: offered }))),
        ),
      ),
    ]),
  ]);
}

function languageLink(offered: Language, present: Language, href: string): ComponentChild {
  const current = offered === present ? { 'aria-current': 'true' as const } : {};
  return h(
    'a',
    { href, lang: offered, hreflang: offered, dir: directionOf(offered), ...current },
    WORDS[offered].ownName,
  );
}

function globe(): ComponentChild {
  return h(
    'svg',
    { class: 'globe', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    h('path', { d: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18' }),
  );
}
