import type { Menu, Table } from '@sofra/sdk';
import { type BasketLine, findProduct } from '../basket.ts';
import type { CheckoutField } from '../checkout.ts';
import type { Answer } from '../http/answer.ts';
import { Html, html } from '../http/html.ts';
import type { PricedBasketOfGuest } from '../price-basket.ts';
import type { Visit } from '../visit.ts';
import { page } from './layout.ts';
import { languageAttributesOf, PLUS_ICON } from './menu-page.ts';
import { openingOf } from './opening.ts';

/** What the page of a basket shows beside the basket. */
export interface BasketView {
  basketId: string;
  now: PricedBasketOfGuest;
  menu: Menu;
  table: Table | undefined;
  /** Why the last try was refused, in a sentence for the guest. */
  refusal?: string;
  faults?: readonly CheckoutField[];
}

const CHECKED = new Html('checked');
const MINUS = new Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"/></svg>');

/** The basket with its prices, and the form that orders it. */
export function basketPage(visit: Visit, view: BasketView, status = 200): Answer {
  const { words, formats } = visit;
  const { now, refusal, faults = [] } = view;
  const { basket, before, priced } = now;
  if (basket.lines.length === 0) return emptyPage(visit);
  const changed =
    before === null || priced === null
      ? null
      : words.priceChanged(formats.price(before), formats.price(priced.total));
  const sentences = [
    refusal ?? now.refusal,
    changed,
    now.faults.size > 0 ? words.removeFirst : null,
    faults.length > 0 ? words.fix : null,
  ].filter((sentence) => sentence !== undefined && sentence !== null);
  const main = html`<div class="narrow basket"><h1>${words.basket}</h1>
${sentences.map((sentence) => html`<p class="alert" role="alert">${sentence}</p>`)}
<div><ul class="lines">${basket.lines.map((line, index) => basketLine(visit, view, { line, index }))}</ul>
${priced === null ? null : totals(visit, view)}</div>
${priced === null ? null : checkout(visit, view)}</div>`;
  return page(visit, { title: words.basket, main, status, hasBar: false });
}

function emptyPage(visit: Visit): Answer {
  const { words } = visit;
  const main = html`<div class="narrow sentence"><h1>${words.basket}</h1><p>${words.emptyBasket}</p>
<p><a class="button" href="/">${words.toMenu}</a></p></div>`;
  return page(visit, { title: words.basket, main, hasBar: false });
}

/** The order was sent, and its result is not known. The same form sends the same again. */
export function unknownPage(visit: Visit, basketId: string): Answer {
  const { words } = visit;
  const main = html`<div class="narrow sentence"><h1>${words.unknownTitle}</h1><p>${words.unknownText}</p>
<form method="post" action="/order"><input type="hidden" name="basket" value="${basketId}">
<button class="button">${words.tryAgain}</button></form></div>`;
  return page(visit, { title: words.basket, main, status: 503, hasBar: false });
}

function basketLine(
  visit: Visit,
  view: BasketView,
  { line, index }: { line: BasketLine; index: number },
): Html {
  const { words, formats } = visit;
  const { now, menu, basketId } = view;
  const fault = now.faults.get(line.id);
  const price = now.priced?.lines[index]?.lineTotal;
  const name = findProduct(menu, line.productId)?.name ?? line.name;
  const step = (quantity: number, label: string, sign: Html, key: string) =>
    html`<button class="round" id="${key}-${line.id}" name="quantity" value="${quantity}" aria-label="${label}: ${name}">${sign}</button>`;
  return html`<li class="line ${fault === undefined ? null : 'is-wrong'}"><div>
<b ${languageAttributesOf(menu)}>${name}</b>${choicesOf(visit, line, menu)}
${line.note === '' ? null : html`<span class="note" dir="auto">“${line.note}”</span>`}
${fault === undefined ? null : html`<span class="mark">${fault === 'SoldOut' ? words.soldOut : words.lineGone}</span>`}
</div>
<span class="amount">${price === undefined ? null : formats.price(price)}</span>
<form method="post" action="/basket/lines/${line.id}" class="stepper"><input type="hidden" name="basket" value="${basketId}">
${step(line.quantity - 1, line.quantity === 1 ? words.remove : words.fewer, MINUS, 'less')}
<span class="quantity">${line.quantity}</span>
${fault === undefined ? step(line.quantity + 1, words.more, PLUS_ICON, 'more') : null}
</form></li>`;
}

/** Portion, extras and what is left out, in the words of the menu. */
function choicesOf({ words }: Visit, line: BasketLine, menu: Menu): Html | null {
  const product = findProduct(menu, line.productId);
  if (product === undefined) return null;
  const { portions, extras, removableIngredients } = product;
  const portion = portions.length > 1 ? portions.filter(({ id }) => id === line.portionId) : [];
  const chosen = [...portion, ...extras.filter(({ id }) => line.extraIds.includes(id))];
  const removed = removableIngredients.filter(({ id }) => line.removedIngredientIds.includes(id));
  if (chosen.length + removed.length === 0) return null;
  return html`<span class="choices"><span ${languageAttributesOf(menu)}>${chosen.map(({ name }) => name).join(', ')}</span>
${removed.length === 0 ? null : html` ${words.without} <span ${languageAttributesOf(menu)}>${removed.map(({ name }) => name).join(', ')}</span>`}</span>`;
}

function totals({ words, formats }: Visit, { now: { priced } }: BasketView): Html | null {
  if (priced === null) return null;
  const row = (name: string, amount: number, isLast = false) =>
    html`<div class="${isLast ? 'is-total' : null}"><dt>${name}</dt><dd>${formats.price(amount)}</dd></div>`;
  const isPlain = priced.discount === 0 && priced.serviceFee === 0;
  return html`<dl class="totals">${isPlain ? null : row(words.subtotal, priced.subtotal)}
${priced.discount === 0 ? null : row(words.discount, -priced.discount)}
${priced.serviceFee === 0 ? null : row(words.serviceFee, priced.serviceFee)}
${row(words.total, priced.total, true)}</dl><p class="aside">${words.taxIncluded}</p>`;
}

function checkout(visit: Visit, view: BasketView): Html {
  const { words, form, formats } = visit;
  const { table, basketId, now } = view;
  const total = now.priced?.total ?? 0;
  const { isOpen, sentence, reason } = openingOf(visit);
  return html`<form method="post" action="/order" class="checkout" id="checkout">
<input type="hidden" name="basket" value="${basketId}"><input type="hidden" name="total" value="${total}">
<input type="hidden" name="table" value="${table?.id}">
<h2>${words.checkout}</h2>
${table === undefined ? contact(visit, view) : html`<p class="place"><b>${words.atTable(table.name)}</b> <span>${words.atTableText}</span></p>`}
<label class="field">${words.orderNote} <small>${words.optional}</small><textarea name="note" rows="2" maxlength="300">${form.get('note')}</textarea></label>
${isOpen ? null : html`<p class="alert"><b>${sentence}</b> <span dir="auto">${reason ?? words.closedText}</span></p>`}
<button class="button is-main" ${isOpen ? null : new Html('disabled')}>${words.order(formats.price(total))}</button>
<p class="aside">${words.orderHint}</p></form>`;
}

function contact(visit: Visit, { faults = [] }: BasketView): Html {
  const { words, form, shop } = visit;
  const isDelivery = form.get('type') === 'Delivery';
  const payment = form.get('payment') ?? '';
  const kind = (value: string, text: string, is: boolean) =>
    html`<label class="choice"><input type="radio" name="type" value="${value}" ${is ? CHECKED : null}><span>${text}</span></label>`;
  return html`${
    shop.delivers
      ? html`<fieldset class="side-by-side"><legend>${words.how}</legend>
${kind('Takeaway', words.takeawayTitle, !isDelivery)}${kind('Delivery', words.delivery, isDelivery)}</fieldset>`
      : null
  }
${field(visit, { name: 'name', label: words.yourName, attributes: 'type="text" autocomplete="name" maxlength="100" required', faults })}
${field(visit, { name: 'phone', label: words.phone, hint: words.phoneHint, attributes: 'type="tel" autocomplete="tel" maxlength="30" required', faults })}
${shop.delivers ? html`<div class="only-delivery">${field(visit, { name: 'address', label: words.address, attributes: 'type="text" autocomplete="street-address" maxlength="300"', faults })}</div>` : null}
<label class="field">${words.payment}<select name="payment">${Object.entries(words.payments).map(
    ([value, text]) =>
      html`<option value="${value}" ${value === payment ? new Html('selected') : null}>${text}</option>`,
  )}</select></label>`;
}

interface FieldView {
  name: CheckoutField;
  label: string;
  hint?: string;
  attributes: string;
  faults: readonly string[];
}

/** A field of a form, with what is wrong with it where a screen reader says it. */
export function field({ words, form }: Visit, { name, label, hint, attributes, faults }: FieldView): Html {
  const isWrong = faults.includes(name);
  const about = [isWrong ? `${name}-fault` : null, hint === undefined ? null : `${name}-hint`].filter(
    Boolean,
  );
  const described = about.length === 0 ? null : html`aria-describedby="${about.join(' ')}"`;
  return html`<div class="field"><label for="${name}">${label}</label>
${isWrong ? html`<p class="fault" id="${name}-fault">${words.faults[name]}</p>` : null}
<input id="${name}" name="${name}" ${new Html(attributes)} value="${form.get(name)}" ${isWrong ? new Html('aria-invalid="true"') : null} ${described}>
${hint === undefined ? null : html`<p class="aside" id="${name}-hint">${hint}</p>`}</div>`;
}
