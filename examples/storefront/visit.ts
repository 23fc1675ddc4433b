import type { IncomingMessage } from 'node:http';
import type { Order, Reservation, Sofra, Venue } from '@sofra/sdk';
import type { Followed } from './followed.ts';
import type { NotifyGuest } from './notify-guest.ts';
import type { Restaurant } from './restaurant.ts';
import type { Store, StoredBasket } from './store.ts';
import type { Visitor, VisitorLimits } from './visitor-limits.ts';
import type { Words } from './words/en.ts';
import type { Formats, OfferedLanguage } from './words/language.ts';

/** The parts and settings that all pages of the shop use. */
export interface Shop {
  sofra: Sofra;
  venueId: string;
  /** The origin of the service, which also serves its photos. */
  sofraOrigin: string;
  restaurant: Restaurant;
  store: Store;
  orders: Followed<Order>;
  reservations: Followed<Reservation>;
  limits: VisitorLimits;
  /** Sends a text message to a guest; `null` if the shop cannot: the page of a booking then shows its code. */
  notifyGuest: NotifyGuest | null;
  /** Whether guests can order delivery. */
  delivers: boolean;
  /** Whether the shop is reached by HTTPS, as every shop on the internet must be. */
  isSecure: boolean;
  /** The address of a proxy on another machine, which is trusted for the address of a visitor; `null` if there is none. */
  proxy: string | null;
}

/** A request of a guest, with what every page needs to answer it. */
export interface Visit {
  shop: Shop;
  request: IncomingMessage;
  url: URL;
  visitor: Visitor;
  /** The parts of the path that a route names. */
  params: Record<string, string | undefined>;
  /** The fields of a form; empty for other requests. */
  form: URLSearchParams;
  venue: Venue;
  language: string;
  offered: readonly OfferedLanguage[];
  words: Words;
  formats: Formats;
  /** The basket of this browser; `null` before the first dish. */
  basket: StoredBasket | null;
  /** The code of the guest's table; empty if there is none. */
  tableCode: string;
  /** The address of the last order of this browser; empty if there is none. */
  lastOrder: string;
  /** Whether the script of a page sent it and uses only parts of the answer. */
  isPart: boolean;
}
