import type { IncomingMessage } from 'node:http';
import type { Order, Reservation, Sofra, Venue } from '@sofra/sdk';
import type { Followed } from './followed.ts';
import type { Restaurant } from './restaurant.ts';
import type { Store, StoredBasket } from './store.ts';
import type { TellGuest } from './tell-guest.ts';
import type { Visitor, VisitorLimits } from './visitor-limits.ts';
import type { Words } from './words/en.ts';
import type { Formats, OfferedLanguage } from './words/language.ts';

/** What all pages of the shop work with. */
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
  /** Sends a text message to a guest; `null` where the shop cannot: then the page of a booking shows its code. */
  tellGuest: TellGuest | null;
  /** Whether guests may have their order brought to an address. */
  delivers: boolean;
  /** Whether the shop is reached by HTTPS, as every shop on the internet must be. */
  isSecure: boolean;
  /** The address of a proxy on another machine that is trusted for the address of a visitor; `null` for none. */
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
  /** The fields of a form that was sent; empty for others. */
  form: URLSearchParams;
  venue: Venue;
  language: string;
  offered: readonly OfferedLanguage[];
  words: Words;
  formats: Formats;
  /** The basket of this browser; `null` before the first dish. */
  basket: StoredBasket | null;
  /** The code of the table at which the guest sits; empty for none. */
  tableCode: string;
  /** The address of the last order of this browser; empty for none. */
  lastOrder: string;
  /** Asked by the script of a page, which puts parts of the answer into it. */
  isPart: boolean;
}
