import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import { PHOTO_WIDTHS } from '../../core/menu/photo.ts';
import { reasonPageIsClosed } from '../../core/reservations/page-booking.ts';
import { fillMessage } from '../../core/text/message.ts';
import { rushAt } from '../../core/venue/ordering.ts';
import type { Table } from '../../core/venue/tables/table.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { localTimeAt } from '../../core/venue-clock.ts';
import type { AnyAnswer } from '../../http/answer/answer.ts';
import type { Route } from '../../http/mount-routes.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { WORDS } from '../../words/words.ts';
import type { GuestParts } from '../guest-parts.ts';
import {
  hrefOf,
  type PageQuery,
  pathParameterOf,
  queryParameterOf,
  sitePathOf,
} from '../layout/page-address.ts';
import { pageAnswer } from '../layout/page-answer.ts';
import { type PageLanguage, pageLanguageOf } from '../layout/page-language.ts';
import { type IndexedPage, pageLayout } from '../layout/page-layout.ts';
import { addressLines, bidiText, pictureAddress, venueAddress, venueLogo } from '../layout/page-parts.ts';
import { requireVenueByUsername } from './find-venue.ts';
import { menuToShow, type ShownMenu } from './guest-menu.ts';
import { hoursSection, openingStatus } from './hours-section.ts';
import { menuSection } from './menu-section.ts';
import { venueData } from './venue-data.ts';

/** The width of a picture for search engines and messengers, in pixels. */
const SHARED_WIDTH = PHOTO_WIDTHS[1];

/** The data of the venue page. */
interface VenueView {
  cached: CachedVenue;
  language: PageLanguage;
  menu: ShownMenu;
  /** The table whose QR card was scanned. */
  table: Table | undefined;
  publicSite: string;
  /** The parameters that every link of the page carries, except the language. */
  query: PageQuery;
  now: number;
}

/** The public page of a venue. The QR card of a table opens it, too. */
export function venuePage(parts: GuestParts): Route {
  return {
    description: { method: 'GET', path: '/{username}' },
    requirePath: (context) => requireVenueByUsername(parts, context),
    answer: (context) => answerVenue(parts, context),
  };
}

async function answerVenue(parts: GuestParts, context: RequestContext): Promise<AnyAnswer> {
  const username = pathParameterOf(context, 'username');
  const cached = await requireVenueByUsername(parts, context);
  const language = pageLanguageOf(context);
  const query = { menu: queryParameterOf(context, 'menu'), table: queryParameterOf(context, 'table') };
  const publicSite = parts.publicSite();
  if (username !== cached.venue.username) {
    const path = `${sitePathOf(publicSite)}/${cached.venue.username}`;
    return { status: 308, location: hrefOf(path, { ...query, lang: language.chosen }) };
  }
  const table = [...cached.tables.values()].find(({ code }) => code === query.table);
  const spoken = [query.menu?.toLowerCase(), ...language.understood];
  const menu = menuToShow(cached, spoken, table === undefined ? null : 'DineIn', context.now);
  const view = { cached, language, menu, table, publicSite, query, now: context.now };
  return pageAnswer(200, 'Public', venueDocument(view));
}

function venueDocument(view: VenueView): ComponentChild {
  const { cached, language, menu, table, publicSite, query, now } = view;
  const { venue } = cached;
  const words = WORDS[language.language].guestPages;
  const sitePath = sitePathOf(publicSite);
  const path = `${sitePath}/${venue.username}`;
  const { city } = venue.address;
  const frame = {
    language,
    venue,
    title: city === null ? venue.name : `${venue.name} – ${city}`,
    path,
    query,
    indexed: indexedOf(
      view,
      fillMessage(language.language, words.venue.description, {
        venue: [venue.name, ...addressLines(venue.address)].join(', '),
      }),
    ),
    width: 'wide' as const,
    footer: [h('p', null, words.menu.pricesNote), h('p', null, words.menu.allergenNote)],
  };
  const links = { path, query: { ...query, lang: language.chosen }, sitePath };
  return pageLayout(frame, [
    h('div', { class: 'masthead' }, [
      venueLogo(venue, sitePath),
      h('div', null, [h('h1', null, bidiText(venue.name)), openingStatus(venue, language.language, now)]),
      coverPhoto(menu, sitePath),
    ]),
    h('div', { class: 'spread stack' }, [
      h('div', { class: 'about stack' }, [
        tableNotice(table, language.language),
        rushNotice(venue, language.language, now),
        venueAddress(venue, words.venue),
        bookingLink(view),
        hoursSection(venue, language.language, now),
      ]),
      menuSection({ menu, language: language.language, languages: venue.languages, ...links }),
    ]),
  ]);
}

/** What search engines read of the page. Its picture is the logo, otherwise the first photo of the menu. */
function indexedOf(
  { cached: { venue }, menu, publicSite, now }: VenueView,
  description: string,
): IndexedPage {
  const page = `${publicSite}/${venue.username}`;
  const pictureOf = (url: string | null) => pictureAddress(url, publicSite, SHARED_WIDTH) ?? null;
  const picture = [venue.logoUrl, ...photosOf(menu)].map(pictureOf).find((url) => url !== null) ?? null;
  return { description, address: page, picture, data: venueData(venue, menu, { page, pictureOf }, now) };
}

function photosOf({ categories }: ShownMenu): (string | null)[] {
  return categories.flatMap(({ products }) => products.map(({ imageUrl }) => imageUrl));
}

/** The first photo of the menu, at the top of the page; nothing if there is none. */
function coverPhoto(menu: ShownMenu, sitePath: string): ComponentChild {
  const [, width, largest] = PHOTO_WIDTHS;
  const url = photosOf(menu).find((one) => pictureAddress(one, sitePath, width) !== undefined);
  if (url === undefined) return null;
  const [src, large] = [width, largest].map((one) => pictureAddress(url, sitePath, one));
  const srcset = `${src} ${width}w, ${large} ${largest}w`;
  return h('img', { class: 'cover', src, srcset, alt: '', referrerpolicy: 'no-referrer' });
}

/** The link to the booking form; nothing if the venue takes no bookings on its page. */
function bookingLink({ cached: { venue }, language, publicSite, now }: VenueView): ComponentChild {
  if (reasonPageIsClosed(venue, now) !== null) return null;
  const href = hrefOf(`${sitePathOf(publicSite)}/${venue.username}/book`, { lang: language.chosen });
  return h(
    'p',
    null,
    h('a', { class: 'button main', href }, WORDS[language.language].guestPages.booking.heading),
  );
}

function tableNotice(table: Table | undefined, language: Language): ComponentChild {
  if (table === undefined) return null;
  return h('p', { class: 'notice calm' }, [
    `${WORDS[language].guestPages.venue.table}: `,
    h('strong', null, bidiText(table.name)),
  ]);
}

function rushNotice(venue: Venue, language: Language, now: number): ComponentChild {
  const rush = rushAt(venue, now);
  if (rush === null) return null;
  const { time } = localTimeAt(venue.timeZone, rush.until);
  return h('div', { class: 'notice' }, [
    h('p', null, fillMessage(language, WORDS[language].guestPages.venue.rush, { time })),
    rush.reason === null ? null : h('q', null, bidiText(rush.reason)),
  ]);
}
