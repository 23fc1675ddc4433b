import { randomUUID } from 'node:crypto';
import type { Menu } from '@sofra/sdk';
import { addLine, findProduct, setQuantity } from '../basket.ts';
import { quantityOf, readChoice } from '../choice.ts';
import { type Answer, seeOther } from '../http/answer.ts';
import { cookie } from '../http/request.ts';
import { dishPage } from '../pages/dish-page.ts';
import { basketBar, sentencePage } from '../pages/layout.ts';
import { menuPage } from '../pages/menu-page.ts';
import { priceBasket } from '../price-basket.ts';
import type { StoredBasket } from '../store.ts';
import type { Visit } from '../visit.ts';
import { menuLanguageOf } from '../words/language.ts';

/** More than any code on a card has. */
const MOST_OF_A_CODE = 64;

/** The menu in the language of the guest, if the restaurant has it. */
export function menuOf({ shop, venue, language }: Visit): Promise<Menu> {
  return shop.restaurant.menu(menuLanguageOf(venue, language));
}

/** The table at which the guest sits, if its code is known. */
export async function tableOf({ shop, tableCode }: Pick<Visit, 'shop' | 'tableCode'>) {
  return tableCode === '' ? undefined : shop.restaurant.findTable(tableCode);
}

/** The code of a table comes with the address on its QR card, and stays for this visit. */
export async function showMenu(visit: Visit): Promise<Answer> {
  const { url, shop } = visit;
  const code = url.searchParams.get('table')?.slice(0, MOST_OF_A_CODE) ?? null;
  const tableCode = code ?? visit.tableCode;
  const { isSecure } = shop;
  const cookies = code === null ? [] : [cookie('table', code, { isSecure })];
  const [menu, table] = await Promise.all([menuOf(visit), tableOf({ shop, tableCode })]);
  return menuPage({ ...visit, tableCode }, menu, table, cookies);
}

export async function showDish(visit: Visit): Promise<Answer> {
  const menu = await menuOf(visit);
  const product = findProduct(menu, visit.params['id'] ?? '');
  return product === undefined ? gone(visit) : dishPage(visit, product, { menu });
}

/** Adds a dish. A form that arrives twice counts once. */
export async function addToBasket(visit: Visit): Promise<Answer> {
  const { form, shop, isPart, words } = visit;
  const menu = await menuOf(visit);
  const product = findProduct(menu, form.get('product') ?? '');
  if (product === undefined) return gone(visit);
  const choice = readChoice(form, product);
  if (choice.kind === 'Missing') return dishPage(visit, product, { menu, missing: choice.groupIds });
  // A basket that is ordered, or on its way, is not changed: the next dish begins a new one, with a key of its own.
  const basket = visit.basket?.state === 'Open' ? visit.basket : shop.store.newBasket();
  const tap = form.get('form') ?? randomUUID();
  const content = shop.store.changeContent(basket.id, (now) => addLine(now, choice.line, tap));
  if (!content.forms.includes(tap))
    return sentencePage(visit, { title: words.basket, text: words.basketFull }, 409);
  const cookies = [cookie('basket', basket.id, { isSecure: shop.isSecure, days: 7 })];
  const now = await priced(visit, { ...basket, content }, menu);
  if (!isPart) return seeOther(`/#dish-${product.id}`, cookies);
  return { status: 200, body: basketBar({ ...visit, basket: now }), cookies };
}

export async function changeLine(visit: Visit): Promise<Answer> {
  const { form, shop, params } = visit;
  const basket = shop.store.findBasket(form.get('basket') ?? '');
  if (basket === null) return gone(visit);
  const quantity = quantityOf(form.get('quantity'));
  // A guest who changed the basket need not be told that its price changed.
  shop.store.changeContent(basket.id, (now) => ({
    ...setQuantity(now, params['id'] ?? '', quantity),
    shown: null,
  }));
  return seeOther('/basket');
}

/** The basket with its price for the bar. Without a price the bar still shows how many dishes are in it. */
async function priced(visit: Visit, basket: StoredBasket, menu: Menu): Promise<StoredBasket> {
  try {
    const table = await tableOf(visit);
    const { basket: content } = await priceBasket(visit, basket, { menu, tableId: table?.id ?? null });
    return { ...basket, content };
  } catch {
    return { ...basket, content: { ...basket.content, shown: null } };
  }
}

function gone(visit: Visit): Answer {
  const { words } = visit;
  return sentencePage(visit, { title: words.menu, text: words.dishGone }, 404);
}
