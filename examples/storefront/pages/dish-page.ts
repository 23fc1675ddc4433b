import { randomUUID } from 'node:crypto';
import type { Extra, Menu, OptionGroup, Portion, Product } from '@sofra/sdk';
import { MOST_OF_A_LINE, usualPortion } from '../basket.ts';
import type { Answer } from '../http/answer.ts';
import { Html, html } from '../http/html.ts';
import type { Visit } from '../visit.ts';
import { page } from './layout.ts';
import {
  allergensAndLabels,
  currentPriceOf,
  languageAttributesOf,
  picture,
  priceBefore,
} from './menu-page.ts';

const CHECKED = new Html('checked');

/** A dish with everything that can be chosen. Where there is a script it opens in a sheet above the menu. */
export function dishPage(
  visit: Visit,
  product: Product,
  { menu, missing = [] }: { menu: Menu; missing?: readonly string[] },
): Answer {
  const { words, form } = visit;
  const { id, name, description, imageUrl, stockStatus } = product;
  const spoken = languageAttributesOf(menu);
  const canOrder = stockStatus !== 'OutOfStock' && usualPortion(product) !== undefined;
  const main = html`<article class="narrow one-dish">
${picture(imageUrl, 640)}
<h1 ${spoken}>${name}</h1>
${description === null ? null : html`<p class="about" ${spoken}>${description}</p>`}
<p class="contents">${allergensAndLabels(visit, product) ?? words.noAllergens}</p>
<form method="post" action="/basket" data-part>
<input type="hidden" name="form" value="${randomUUID()}"><input type="hidden" name="product" value="${id}">
${portions(visit, product, spoken)}
${product.optionGroups.map((group) => optionGroup(visit, { product, group, spoken, isMissing: missing.includes(group.id) }))}
${extras(visit, product, spoken)}
${removable(visit, product, spoken)}
${canOrder ? html`<label class="field">${words.dishNote}<textarea name="note" rows="2" maxlength="200">${form.get('note')}</textarea></label>` : null}
${canOrder ? addRow(visit) : html`<p class="mark">${stockStatus === 'OutOfStock' ? words.soldOut : words.byMeasure}</p>`}
</form></article>`;
  return page(visit, { title: name, main, place: 'menu', status: missing.length === 0 ? 200 : 422 });
}

function portions(visit: Visit, product: Product, spoken: Html): Html {
  const { words, formats, form } = visit;
  const chosen = form.get('portion') ?? usualPortion(product)?.id;
  const label = (portion: Portion) => {
    const { id, name, orderable, calories, weight } = portion;
    const more = [weight, calories === null ? null : words.calories(formats.number(calories))];
    return html`<label class="choice"><input type="radio" name="portion" value="${id}" ${id === chosen ? CHECKED : null} ${orderable ? null : new Html('disabled')}>
<span><span ${spoken}>${name}</span>${more.map((text) => (text === null ? null : html` <small>${text}</small>`))}</span><span>${priceBefore(visit, portion)}<b>${formats.price(currentPriceOf(portion))}</b></span></label>`;
  };
  const [only] = product.portions;
  if (product.portions.length === 1 && only !== undefined)
    return html`<p class="cost"><input type="hidden" name="portion" value="${only.id}">${priceBefore(visit, only)}<b class="price">${formats.price(currentPriceOf(only))}</b></p>`;
  return html`<fieldset><legend>${words.portion}</legend>${product.portions.map(label)}</fieldset>`;
}

interface GroupView {
  product: Product;
  group: OptionGroup;
  spoken: Html;
  isMissing: boolean;
}

function optionGroup(visit: Visit, { product, group, spoken, isMissing }: GroupView): Html {
  const { words, form } = visit;
  const name = `group-${group.id}`;
  const type = group.selectionType === 'Single' ? 'radio' : 'checkbox';
  const chosen = new Set(form.getAll(name));
  // The browser asks for a choice itself; a group of boxes cannot be required, so the shop looks at it, too.
  const required = group.isRequired && type === 'radio' ? new Html('required') : null;
  const fault = isMissing ? html`<p class="fault" id="${name}-fault">${words.missingChoice}</p>` : null;
  return html`<fieldset ${isMissing ? html`aria-describedby="${name}-fault"` : null}>
<legend><span ${spoken}>${group.name}</span> <small>${group.isRequired ? words.required : words.optional}</small></legend>${fault}
${product.extras
  .filter(({ optionGroupId }) => optionGroupId === group.id)
  .map((extra) =>
    extraChoice(
      visit,
      extra,
      html`type="${type}" name="${name}" ${required} ${chosen.has(extra.id) ? CHECKED : null}`,
      spoken,
    ),
  )}</fieldset>`;
}

function extras(visit: Visit, product: Product, spoken: Html): Html | null {
  const free = product.extras.filter(({ optionGroupId }) => optionGroupId === null);
  if (free.length === 0) return null;
  const chosen = new Set(visit.form.getAll('extra'));
  const choice = (extra: Extra) =>
    extraChoice(
      visit,
      extra,
      html`type="checkbox" name="extra" ${chosen.has(extra.id) ? CHECKED : null}`,
      spoken,
    );
  return html`<fieldset><legend>${visit.words.extras} <small>${visit.words.optional}</small></legend>${free.map(choice)}</fieldset>`;
}

function extraChoice(
  { formats, words }: Visit,
  { id, name, price, optionGroupId }: Extra,
  input: Html,
  spoken: Html,
): Html {
  // Most choices of a group cost nothing more: only what is an extra is said to be free.
  const free = optionGroupId === null ? words.free : null;
  const cost = price === 0 ? free : `+ ${formats.price(price)}`;
  return html`<label class="choice"><input ${input} value="${id}"><span ${spoken}>${name}</span>${cost === null ? null : html`<span>${cost}</span>`}</label>`;
}

function removable({ words, form }: Visit, { removableIngredients }: Product, spoken: Html): Html | null {
  if (removableIngredients.length === 0) return null;
  const chosen = new Set(form.getAll('remove'));
  return html`<fieldset><legend>${words.leaveOut} <small>${words.optional}</small></legend>
${removableIngredients.map(({ id, name }) => html`<label class="choice"><input type="checkbox" name="remove" value="${id}" ${chosen.has(id) ? CHECKED : null}><span ${spoken}>${name}</span></label>`)}</fieldset>`;
}

function addRow({ words, form }: Visit): Html {
  return html`<div class="add-row"><label><span class="hidden">${words.quantity}</span>
<input type="number" name="quantity" inputmode="numeric" min="1" max="${MOST_OF_A_LINE}" value="${form.get('quantity') ?? 1}"></label>
<button class="button">${words.add}</button></div>`;
}
