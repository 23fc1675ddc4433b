import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import { PHOTO_WIDTHS } from '../../core/menu/photo.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Language as MenuLanguage } from '../../core/venue/venue.ts';
import { WORDS, type Words } from '../../words/words.ts';
import { hrefOf, type PageQuery } from '../layout/page-address.ts';
import { directionOf } from '../layout/page-language.ts';
import { bidiText, pictureAddress } from '../layout/page-parts.ts';
import { listInWords, numberInWords, priceInWords } from '../layout/page-words.ts';
import type { ShownCategory, ShownMenu, ShownPortion, ShownProduct } from './guest-menu.ts';
import { menuText, productChoices } from './product-choices.ts';

/** The data of the menu section. */
export interface MenuView {
  menu: ShownMenu;
  /** The language of the words around the menu. */
  language: Language;
  /** The languages of the venue, for the switch. */
  languages: readonly MenuLanguage[];
  path: string;
  query: PageQuery;
  sitePath: string;
}

/** The menu of a venue, with links to its categories and its other languages. */
export function menuSection(view: MenuView): ComponentChild {
  const { menu, language } = view;
  const words = WORDS[language].guestPages.menu;
  return h('section', { class: 'menu', 'aria-labelledby': 'menu' }, [
    h('div', { class: 'menu-head' }, [h('h2', { id: 'menu' }, words.heading), menuLanguages(view, words)]),
    menu.categories.length === 0 ? h('p', null, words.empty) : null,
    menu.categories.length < 2 ? null : categoryLinks(menu.categories, words),
    menu.categories.map((category, index) => categorySection(view, category, index)),
  ]);
}

function menuLanguages(
  { languages, menu, path, query }: MenuView,
  words: Words['guestPages']['menu'],
): ComponentChild {
  if (languages.length < 2) return null;
  const links = languages.map(({ code, name }) => {
    const current = code === menu.language?.code ? { 'aria-current': 'true' as const } : {};
    const href = `${hrefOf(path, { ...query, menu: code })}#menu`;
    return h(
      'li',
      null,
      h('a', { href, lang: code, hreflang: code, dir: directionOf(code), ...current }, name),
    );
  });
  return h('nav', { 'aria-label': words.language }, h('ul', { class: 'menu-languages' }, links));
}

function categoryLinks(
  categories: readonly ShownCategory[],
  words: Words['guestPages']['menu'],
): ComponentChild {
  const links = categories.map(({ name }, index) =>
    h('li', null, h('a', { href: `#menu-${index + 1}`, lang: name.lang }, bidiText(name.text))),
  );
  return h(
    'nav',
    { class: 'menu-categories', 'aria-label': words.heading },
    h('ul', { class: 'chips' }, links),
  );
}

function categorySection(
  view: MenuView,
  { name, description, products }: ShownCategory,
  index: number,
): ComponentChild {
  const id = `menu-${index + 1}`;
  return h('section', { class: 'category', 'aria-labelledby': id }, [
    h('h3', { id, lang: name.lang }, bidiText(name.text)),
    description === null ? null : h('p', { lang: description.lang }, bidiText(description.text)),
    h(
      'ul',
      { class: 'dishes' },
      products.map((product) => dish(view, product)),
    ),
  ]);
}

function dish({ language, sitePath }: MenuView, product: ShownProduct): ComponentChild {
  const words = WORDS[language].guestPages.menu;
  const { name, description, imageUrl, portions, isSoldOut } = product;
  const src = pictureAddress(imageUrl, sitePath, PHOTO_WIDTHS[0]);
  const warnings = warningsOf(product, language);
  return h('li', { class: 'dish' }, [
    h('div', null, [
      h('h4', null, [
        menuText(name),
        isSoldOut ? [' ', h('span', { class: 'sold-out' }, words.soldOut)] : null,
      ]),
      description === null ? null : h('p', { lang: description.lang }, bidiText(description.text)),
      h(
        'ul',
        { class: 'prices' },
        portions.map((portion) => priceLine(portion, portions.length > 1, language)),
      ),
      productChoices(product, language),
      warnings === null ? null : h('p', null, warnings),
    ]),
    src === undefined
      ? null
      : h('img', { src, alt: '', width: 96, height: 96, loading: 'lazy', referrerpolicy: 'no-referrer' }),
  ]);
}

function priceLine(
  { name, priceKurus, reducedKurus, badge, unit, weight, calories }: ShownPortion,
  isNamed: boolean,
  language: Language,
): ComponentChild {
  const words = WORDS[language].guestPages.menu;
  const per = unit === 'Piece' ? '' : ` / ${words.units[unit]}`;
  const price = priceInWords(language, priceKurus) + per;
  const prices =
    reducedKurus === null
      ? [h('strong', null, price)]
      : [
          h('span', null, [hiddenLabel(words.regularPrice), h('s', null, price)]),
          h('span', null, [
            hiddenLabel(words.reducedPrice),
            h('strong', { class: 'now' }, priceInWords(language, reducedKurus) + per),
          ]),
        ];
  const labels = [
    weight === null ? null : bidiText(weight),
    calories === null
      ? null
      : fillMessage(language, words.calories, { count: numberInWords(language, calories) }),
  ].filter((label) => label !== null);
  return h('li', null, [
    isNamed ? menuText(name) : null,
    ...prices,
    badge === null ? null : h('span', { class: 'badge', lang: badge.lang }, bidiText(badge.text)),
    ...labels.map((label) => h('span', { class: 'aside' }, label)),
  ]);
}

function hiddenLabel(text: string): ComponentChild {
  return h('span', { class: 'visually-hidden' }, `${text}: `);
}

/** Allergens and other warnings for a guest; `null` if the venue declared none. */
function warningsOf(product: ShownProduct, language: Language): string | null {
  const words = WORDS[language].guestPages.menu;
  const names = product.allergens.map((allergen) => words.allergenNames[allergen]);
  const sentences = [
    names.length === 0 ? null : `${words.allergens}: ${listInWords(language, names)}`,
    product.containsAlcohol ? words.containsAlcohol : null,
    product.containsPork ? words.containsPork : null,
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(' · ');
}
