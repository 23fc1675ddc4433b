import { randomUUID } from 'node:crypto';
import type { Category, Menu, Portion, Product, Table } from '@sofra/sdk';
import { needsNoChoice, usualPortion } from '../basket.ts';
import type { Answer } from '../http/answer.ts';
import { Html, html } from '../http/html.ts';
import type { Visit } from '../visit.ts';
import { directionOf } from '../words/language.ts';
import { page } from './layout.ts';
import { openingOf } from './opening.ts';

/**
 * The whole menu, with what the guest needs to know before they choose: where they order for, and whether the kitchen takes
 * orders.
 */
export function menuPage(
  visit: Visit,
  menu: Menu,
  table: Table | undefined,
  cookies: readonly string[] = [],
): Answer {
  const { venue, words } = visit;
  const categories = menu.categories.filter(({ products }) => products.length > 0);
  const main = html`
<div class="hero"><div class="wide">
<h1 dir="auto">${venue.name}</h1>
${openingLine(visit)}
${place(visit, table)}
</div></div>
${categories.length < 2 ? null : categoryLinks(visit, categories, menu)}
<div class="wide menu">
${categories.length === 0 ? html`<p>${words.emptyMenu}</p>` : null}
${categories.map((category, index) => categorySection(visit, category, { index, menu }))}
</div>`;
  return page(visit, { title: venue.name, main, place: 'menu', cookies });
}

function openingLine(visit: Visit): Html {
  const { sentence, isOpen, reason } = openingOf(visit);
  return html`<p class="state ${isOpen ? 'is-open' : 'is-shut'}"><b>${sentence}</b>
${isOpen ? null : html`<span dir="auto">${reason ?? visit.words.closedText}</span>`}</p>`;
}

function place({ words, tableCode }: Visit, table: Table | undefined): Html {
  if (table !== undefined) {
    return html`<p class="place"><b>${words.atTable(table.name)}</b> <span>${words.atTableText}</span>
<a href="/?table=">${words.leaveTable}</a></p>`;
  }
  if (tableCode !== '') return html`<p class="place is-wrong" role="alert">${words.unknownTable}</p>`;
  return html`<p class="place"><b>${words.takeawayTitle}</b> <span>${words.takeawayText}</span></p>`;
}

function categoryLinks({ words }: Visit, categories: readonly Category[], menu: Menu): Html {
  return html`<nav class="chips" aria-label="${words.categories}"><ul class="wide">
${categories.map(({ name }, index) => html`<li><a href="#part-${index + 1}" ${languageAttributesOf(menu)}>${name}</a></li>`)}
</ul></nav>`;
}

function categorySection(
  visit: Visit,
  { name, description, products }: Category,
  { index, menu }: { index: number; menu: Menu },
): Html {
  const id = `part-${index + 1}`;
  return html`<section id="${id}" aria-labelledby="${id}-name">
<div class="part"><h2 id="${id}-name" ${languageAttributesOf(menu)}>${name}</h2>
${description === null ? null : html`<p ${languageAttributesOf(menu)}>${description}</p>`}</div>
<ul class="dishes">${products.map((product) => dish(visit, product, menu))}</ul></section>`;
}

function dish(visit: Visit, product: Product, menu: Menu): Html {
  const { id, name, description, imageUrl, stockStatus } = product;
  const spoken = languageAttributesOf(menu);
  const isSoldOut = stockStatus === 'OutOfStock';
  const canOrder = !isSoldOut && usualPortion(product) !== undefined;
  return html`<li class="dish ${isSoldOut ? 'is-sold-out' : null}" id="dish-${id}">
<a href="/dishes/${id}" data-sheet><span class="dish-text">
<span class="name" ${spoken}>${name}</span>
${description === null ? null : html`<span class="about" ${spoken}>${description}</span>`}
<span class="cost">${priceOf(visit, product)}${stockMark(visit, product)}</span>
${allergensAndLabels(visit, product)}
</span>${picture(imageUrl)}</a>
${canOrder ? addButton(visit, product) : null}</li>`;
}

/** A dish without a choice is added with one tap, others open. */
function addButton({ words }: Visit, product: Product): Html {
  const { id, name, portions } = product;
  if (!needsNoChoice(product)) {
    return html`<a class="add round" href="/dishes/${id}" data-sheet aria-label="${words.chooseDish(name)}">${PLUS_ICON}</a>`;
  }
  const portion = portions.find(({ orderable }) => orderable);
  return html`<form class="add-form" method="post" action="/basket" data-part>
<input type="hidden" name="form" value="${randomUUID()}"><input type="hidden" name="product" value="${id}">
<input type="hidden" name="portion" value="${portion?.id}">
<button class="add round" aria-label="${words.addDish(name)}">${PLUS_ICON}</button></form>`;
}

function stockMark({ words }: Visit, product: Product): Html | null {
  if (product.stockStatus === 'OutOfStock') return html` <span class="mark">${words.soldOut}</span>`;
  if (product.stockStatus === 'LowStock') return html` <span class="mark is-low">${words.fewLeft}</span>`;
  return usualPortion(product) === undefined ? html` <span class="mark">${words.byMeasure}</span>` : null;
}

export const PLUS_ICON = new Html(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14"/></svg>',
);

/** The price of a dish in a list: of its usual portion, or of the cheapest where there are several. */
function priceOf({ words, formats }: Visit, product: Product): Html {
  const orderable = product.portions.filter((portion) => portion.orderable);
  const shown = orderable.length === 0 ? product.portions : orderable;
  const cheapest = shown.toSorted((a, b) => currentPriceOf(a) - currentPriceOf(b))[0];
  if (cheapest === undefined) return html``;
  const price = formats.price(currentPriceOf(cheapest));
  const text = shown.some((portion) => currentPriceOf(portion) !== currentPriceOf(cheapest))
    ? words.from(price)
    : price;
  return html`${priceBefore({ words, formats }, cheapest)}<b class="price">${text}</b>`;
}

/** What a portion costs now, with a discount that runs. */
export function currentPriceOf({ price, campaign }: Portion): number {
  return campaign?.discountedPrice ?? price;
}

/** The usual price of a portion with a discount, and the words of the discount. */
export function priceBefore(
  { words, formats }: Pick<Visit, 'words' | 'formats'>,
  portion: Portion,
): Html | null {
  if (portion.campaign === null) return null;
  const { badgeText } = portion.campaign;
  return html`${badgeText === null ? null : html`<span class="mark is-offer" dir="auto">${badgeText}</span> `}<span class="hidden">${words.was}: </span><s>${formats.price(portion.price)}</s> <span class="hidden">${words.now}: </span>`;
}

/** Allergens and labels of a dish; the restaurant declares them. */
export function allergensAndLabels({ words }: Visit, product: Product): Html | null {
  const allergens = product.allergens.map((name) => words.allergenNames[name] ?? name);
  const all = [
    ...allergens,
    ...(product.containsAlcohol ? [words.alcohol] : []),
    ...(product.containsPorkDerivatives ? [words.pork] : []),
  ];
  if (all.length === 0) return null;
  return html`<span class="contains"><span>${words.allergens}:</span> ${all.join(', ')}</span>`;
}

/** The language of the menu, for elements with its texts: it may be another one than that of the page. */
export function languageAttributesOf({ language }: Pick<Menu, 'language'>): Html {
  return language === null ? new Html('dir="auto"') : html`lang="${language}" dir="${directionOf(language)}"`;
}

/** Its place is kept before it is there, and it is loaded when it comes into view. */
export function picture(url: string | null, width = 112): Html | null {
  if (url === null) return null;
  // Photos that the service keeps come in several widths.
  const source = /\/photos\/[\w-]+\/[\w-]+$/.test(url) ? `${url}?width=${width > 320 ? 1280 : 320}` : url;
  return html`<img src="${source}" alt="" width="${width}" height="${width}" loading="lazy" decoding="async">`;
}
