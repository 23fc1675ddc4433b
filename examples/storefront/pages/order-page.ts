import type { Menu, Order } from '@sofra/sdk';
import { findProduct } from '../basket.ts';
import type { Answer } from '../http/answer.ts';
import { Html, html } from '../http/html.ts';
import type { StoredBasket } from '../store.ts';
import type { Visit } from '../visit.ts';
import { page } from './layout.ts';

/** An order with the basket that became it. */
export interface ShownOrder {
  basket: StoredBasket;
  order: Order;
  /** Names the dishes in the language of the guest; in an order they are as the restaurant writes them. */
  menu: Menu;
}

/** An order, as the restaurant has it. The part with the status is replaced by what events bring. */
export function orderPage(visit: Visit, shown: ShownOrder): Answer {
  const { words, url } = visit;
  const { order } = shown;
  const main = html`<div class="narrow order" data-live="${url.pathname}/live">${orderStatus(visit, shown)}
<p class="hidden" id="said" aria-live="polite"></p><p class="aside">${words.live}</p><p><a class="button is-quiet" href="/">${words.orderMore}</a></p></div>`;
  return page(visit, { title: words.orderNumber(order.number), main, place: 'order' });
}

/** The steps of an order, by its kind: what comes after `Ready` differs. */
const STEPS = {
  DineIn: ['Received', 'Preparing', 'Ready', 'Served'],
  Takeaway: ['Received', 'Preparing', 'Ready', 'Completed'],
  Delivery: ['Received', 'Preparing', 'OnTheWay', 'Completed'],
} as const;

/** The part of the page that changes. */
export function orderStatus(visit: Visit, { basket: { addedLineIds }, order, menu }: ShownOrder): Html {
  const { words, formats } = visit;
  const { number, status, type, totals, table } = order;
  const said = words.statuses[status] ?? words.statusElse;
  const text = status === 'Ready' && type === 'Takeaway' ? words.readyToCollect : said.text;
  // At a table others may have ordered on the same bill: the guest sees what they ordered, and what the table comes to.
  const own = order.lines.filter(({ id }) => addedLineIds.includes(id));
  const lines = own.length === 0 ? order.lines : own;
  const isShared = lines.length < order.lines.length;
  return html`<div id="status" data-status="${status}">
<p class="number">${words.orderNumber(number)}${table === null ? null : html` · <span dir="auto">${table.name}</span>`}</p>
<div><h1>${said.title}</h1><p class="lead">${text}</p></div>
${steps(visit, order)}
<ul class="lines">${lines.map((line) => orderLine(visit, line, menu))}</ul>
<dl class="totals">
${totals.discount === 0 || isShared ? null : html`<div><dt>${words.discount}</dt><dd>${formats.price(-totals.discount)}</dd></div>`}
${totals.serviceFee === 0 || isShared ? null : html`<div><dt>${words.serviceFee}</dt><dd>${formats.price(totals.serviceFee)}</dd></div>`}
<div class="is-total"><dt>${table === null ? words.total : words.wholeBill(table.name)}</dt><dd>${formats.price(totals.total)}</dd></div>
${totals.paid === 0 ? null : html`<div><dt>${words.paid}</dt><dd>${formats.price(totals.paid)}</dd></div>`}
${totals.remaining === 0 || totals.paid === 0 ? null : html`<div><dt>${words.remaining}</dt><dd>${formats.price(totals.remaining)}</dd></div>`}
</dl>
<p class="aside">${order.paymentStatus === 'Paid' ? words.allPaid : words.taxIncluded}</p></div>`;
}

function steps({ words }: Visit, { status, type }: Order): Html | null {
  const all: readonly string[] = type in STEPS ? STEPS[type as keyof typeof STEPS] : STEPS.Takeaway;
  // A delivery that is ready waits for its driver; a table whose bill is closed has been served; what is taken away is
  // served when it is handed over.
  const known: Record<string, string> = {
    Completed: all.at(-1) ?? '',
    Served: all.at(-1) ?? '',
    Ready: all.includes('Ready') ? 'Ready' : 'Preparing',
  };
  const at = all.indexOf(known[status] ?? status);
  if (at === -1) return null;
  const current = (index: number) => (index === at ? new Html('aria-current="step"') : null);
  return html`<ol class="steps" aria-label="${words.progress}">${all.map(
    (step, index) =>
      html`<li class="${index <= at ? 'is-done' : null}" ${current(index)}>${words.steps[step]}</li>`,
  )}</ol>`;
}

function orderLine({ words, formats }: Visit, line: Order['lines'][number], menu: Menu): Html {
  const { productId, portionId, quantity, total, status, note } = line;
  const product = findProduct(menu, productId);
  const inMenu = (kind: 'extras' | 'removableIngredients', part: { id: string; name: string }) =>
    product?.[kind].find(({ id }) => id === part.id)?.name ?? part.name;
  const portion = product?.portions.find(({ id }) => id === portionId)?.name ?? line.portionName;
  const chosen = [
    // The name of the only portion says nothing.
    product?.portions.length === 1 ? null : portion,
    ...line.extras.map((extra) => inMenu('extras', extra)),
  ].filter((name) => name !== null);
  const removed = line.removedIngredients.map((part) => inMenu('removableIngredients', part)).join(', ');
  return html`<li class="line ${status === 'Cancelled' ? 'is-struck' : null}"><div>
<b><bdi>${quantity} ×</bdi> <bdi>${product?.name ?? line.productName}</bdi></b>
${chosen.length === 0 ? null : html`<span class="choices" dir="auto">${chosen.join(', ')}</span>`}
${removed === '' ? null : html`<span class="choices">${words.without} <bdi>${removed}</bdi></span>`}
${note === null ? null : html`<span class="note" dir="auto">“${note}”</span>`}</div>
<span class="amount">${formats.price(total)}</span></li>`;
}
