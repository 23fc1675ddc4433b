import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { isApiError, Sofra, SofraError, type SofraOptions, type WebhookEvent } from '@sofra/sdk';
import { receiveEvents } from '@sofra/sdk/express';
import { Followed } from './followed.ts';
import { type Answer, seeOther, send } from './http/answer.ts';
import { cookie, isOfAnotherSite, readCookies, readForm } from './http/request.ts';
import type { NotifyGuest } from './notify-guest.ts';
import { SCRIPT, sentencePage, tooManyPage } from './pages/layout.ts';
import { restaurantOf } from './restaurant.ts';
import { book, cancelReservation, showBooking, showReservation } from './routes/booking-routes.ts';
import { followLive } from './routes/live-route.ts';
import { addToBasket, changeLine, showDish, showMenu } from './routes/menu-routes.ts';
import { order, showBasket, showOrder } from './routes/order-routes.ts';
import { Store } from './store.ts';
import type { Shop, Visit } from './visit.ts';
import { addressOf, VisitorLimits } from './visitor-limits.ts';
import { formatsOf, languageOf, languagesOf, wordsOf } from './words/language.ts';

/** The settings of the shop. The key and the secret stay on this server. */
export interface ShopSettings {
  sofraUrl: string;
  apiKey: string;
  /** The signing secret of the key's webhook. Without it, pages show the state from when they were opened. */
  signingSecret: string | null;
  /** The restaurant. Default: the venue of the key. */
  venueId?: string | undefined;
  /** The file of the baskets. */
  storePath: string;
  delivers: boolean;
  isSecure: boolean;
  /** The address of the proxy, if it runs on another machine. */
  proxy?: string | undefined;
  /** Sends text messages to guests. */
  notifyGuest?: NotifyGuest | undefined;
  /** Other settings of the client, for tests. */
  client?: Partial<SofraOptions>;
}

/** `Asks`: it needs a call of the service for this guest only, so it counts for the limits of a visitor. */
type Route = [method: string, path: string, answer: (visit: Visit) => Promise<Answer>, asks?: 'Asks'];

/** Every page of the shop, and every form. */
const ROUTES = (
  [
    ['GET', '/', showMenu],
    ['GET', '/dishes/:id', showDish],
    ['POST', '/basket', addToBasket, 'Asks'],
    ['GET', '/basket', showBasket, 'Asks'],
    ['POST', '/basket/lines/:id', changeLine],
    ['POST', '/order', order, 'Asks'],
    ['GET', '/orders/:id', showOrder, 'Asks'],
    ['GET', '/book', showBooking],
    ['POST', '/book', book],
    ['GET', '/reservations/:id', showReservation, 'Asks'],
    ['POST', '/reservations/:id/cancel', cancelReservation, 'Asks'],
  ] satisfies Route[]
).map(([method, pathname, answer, asks]: Route) => ({
  ...{ method, answer, asks, pattern: new URLPattern({ pathname }) },
}));

const LIVE = new URLPattern({ pathname: '/:kind(orders|reservations)/:id/live' });

/** The address for the webhook of the key. */
export const WEBHOOK_PATH = '/hooks/sofra';

/** The maximum time that a page waits for the service. After it, the page says that the restaurant cannot be reached. */
const PATIENCE = { timeoutMs: 5_000, deadlineMs: 12_000 };

/** The shop, before it listens. */
export interface OpenedShop {
  server: Server;
  close(): void;
}

export async function openShop(settings: ShopSettings): Promise<OpenedShop> {
  const { sofraUrl: baseUrl, apiKey, delivers, isSecure } = settings;
  const sofra = new Sofra({ baseUrl, apiKey, ...PATIENCE, ...settings.client });
  const venueId = settings.venueId ?? (await sofra.venues.list())[0]?.id;
  if (venueId === undefined) throw new Error('The key reaches no restaurant.');
  const store = new Store(settings.storePath);
  const shop: Shop = {
    sofraOrigin: new URL(baseUrl).origin,
    ...{ sofra, venueId, store, delivers, isSecure, restaurant: restaurantOf(sofra, venueId) },
    orders: new Followed((id) => sofra.orders.get(id)),
    reservations: new Followed((id) => sofra.reservations.get(id)),
    ...{
      limits: new VisitorLimits(),
      proxy: settings.proxy ?? null,
      notifyGuest: settings.notifyGuest ?? null,
    },
  };
  const { signingSecret } = settings;
  const receive =
    signingSecret === null
      ? null
      : receiveEvents({
          signingSecret,
          onEvent: (event) => takeEvent(shop, event),
          onRejected: ({ reason }) => console.error(`An event was not accepted: ${reason}`),
        });
  const server = createServer((request, response) => {
    const handled =
      receive !== null && request.url === WEBHOOK_PATH
        ? receive(request, response)
        : handle(shop, request, response);
    handled.catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
    store.close();
  };
  return { server, close };
}

/** Passes an event to the open pages of its order or reservation. Its signature is already verified. */
function takeEvent({ orders, reservations }: Shop, event: WebhookEvent): void {
  if (event.type === 'order.updated') orders.take(event.data, event.createdAt);
  if (event.type === 'reservation.updated') reservations.take(event.data, event.createdAt);
}

async function handle(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const url = URL.parse(`http://shop${request.url}`);
  if (url === null) return send(response, { status: 400 }, '');
  if (url.pathname === '/shop.js') return send(response, script(accepted), '');
  try {
    const visit = await visitOf(shop, request, url);
    if (visit === null) return send(response, { status: 400 }, '');
    const live = LIVE.exec(url);
    if (live !== null && !shop.limits.takes('Page', visit.visitor))
      return send(response, { status: 429 }, '');
    if (live !== null) {
      if (!(await followLive({ ...visit, params: live.pathname.groups }, response)))
        send(response, { status: 404 }, '');
      return;
    }
    send(response, withCookies(visit, await answerTo(visit)), accepted);
  } catch (error) {
    if (!(error instanceof SofraError)) throw error;
    console.error(String(error));
    send(response, unavailable(request, error), accepted);
  }
}

async function answerTo(visit: Visit): Promise<Answer> {
  const { request, url, venue, words } = visit;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  // The QR cards that the service prints lead to /{username}?table=…: with PUBLIC_SITE set to the shop they lead here.
  if (venue.username !== null && url.pathname === `/${venue.username}`) return seeOther(`/${url.search}`);
  for (const route of ROUTES) {
    const match = route.method === method ? route.pattern.exec(url) : null;
    if (match === null) continue;
    if (route.asks === 'Asks' && !visit.shop.limits.takes('Page', visit.visitor)) return tooManyPage(visit);
    try {
      return await route.answer({ ...visit, params: match.pathname.groups });
    } catch (error) {
      if (!(error instanceof SofraError)) throw error;
      console.error(String(error));
      return sentencePage(visit, words.unavailable, 503);
    }
  }
  return sentencePage(visit, words.notFound, 404);
}

/** Cookies keep the language that a guest chose, and a random name that recognises the device. */
function withCookies({ request, url, language, shop: { isSecure } }: Visit, answer: Answer): Answer {
  const cookies = [...(answer.cookies ?? [])];
  if (url.searchParams.has('lang')) cookies.push(cookie('lang', language, { isSecure, days: 365 }));
  if (!readCookies(request)['device']) cookies.push(cookie('device', randomUUID(), { isSecure, days: 365 }));
  return { ...answer, cookies };
}

/** Reads what every page needs. @returns `null` for a form that is too large or of another site */
async function visitOf(shop: Shop, request: IncomingMessage, url: URL): Promise<Visit | null> {
  const isForm = request.method === 'POST';
  if (isForm && isOfAnotherSite(request)) return null;
  const form = isForm ? await readForm(request) : new URLSearchParams();
  if (form === null) return null;
  const cookies = readCookies(request);
  const address = addressOf(request, shop.proxy);
  const venue = await shop.restaurant.venue();
  const offered = languagesOf(venue);
  const accepted = String(request.headers['accept-language'] ?? '');
  const chosen = url.searchParams.get('lang') ?? cookies['lang'];
  const language = languageOf(offered, chosen, accepted);
  return {
    ...{ shop, request, url, params: {}, form, venue, language, offered },
    // Without its cookie a device is counted with all others of its address that have none.
    visitor: { device: cookies['device'] || `none at ${address}`, address },
    words: wordsOf(language),
    formats: formatsOf(language, venue.timeZone),
    basket: shop.store.findBasket(cookies['basket'] ?? ''),
    tableCode: cookies['table'] ?? '',
    lastOrder: cookies['order'] ?? '',
    isPart: request.headers['x-part'] === '1',
  };
}

const SMALL_SCRIPT = brotliCompressSync(SCRIPT);

function script(accepted: string): Answer {
  const isBrotli = /\bbr\b/.test(accepted);
  const headers: Record<string, string> = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  };
  if (isBrotli) headers['content-encoding'] = 'br';
  return { status: 200, body: isBrotli ? SMALL_SCRIPT : SCRIPT, headers };
}

/** Without the restaurant there is no page to put this on. */
function unavailable(request: IncomingMessage, error: SofraError): Answer {
  const language = languageOf(
    languagesOf({ languages: [] }),
    undefined,
    request.headers['accept-language'] ?? '',
  );
  const { title, text } = wordsOf(language).unavailable;
  const headers = { 'retry-after': '5' };
  return {
    status: isApiError(error) && error.status === 429 ? 429 : 503,
    body: `${title}. ${text}`,
    headers,
  };
}
