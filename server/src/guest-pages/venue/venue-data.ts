import { reasonPageIsClosed } from '../../core/reservations/page-booking.ts';
import type { Hours, Venue } from '../../core/venue/venue.ts';
import { localTimeAt } from '../../core/venue-clock.ts';
import type { StructuredData } from '../layout/page-structured-data.ts';
import type { ShownMenu, ShownPortion, ShownProduct } from './guest-menu.ts';

/** Absolute addresses for search engines. */
export interface VenueAddresses {
  /** The page of the venue. */
  page: string;
  /** A picture of the venue or of a product; `null` if there is none that a search engine can load. */
  pictureOf: (url: string | null) => string | null;
}

/**
 * A venue and its menu for search engines.
 * @see https://schema.org/Restaurant
 * @see https://schema.org/Menu
 */
export function venueData(
  venue: Venue,
  menu: ShownMenu,
  { page, pictureOf }: VenueAddresses,
  now: number,
): StructuredData {
  const { line, district, city, country } = venue.address;
  const street = [line, district].filter((part) => part !== null).join(', ');
  const isBookable = reasonPageIsClosed(venue, now) === null;
  return {
    '@type': 'Restaurant',
    '@id': page,
    name: venue.name,
    url: page,
    telephone: venue.phone,
    image: pictureOf(venue.logoUrl),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street === '' ? null : street,
      addressLocality: city,
      addressCountry: country,
    },
    geo: venue.location === null ? null : { '@type': 'GeoCoordinates', ...venue.location },
    currenciesAccepted: 'TRY',
    acceptsReservations: isBookable ? `${page}/book` : venue.reservations.isEnabled,
    openingHoursSpecification: [
      ...venue.workingHours.map((hours) => hoursData(hours, { dayOfWeek: hours.day })),
      ...comingDays(venue, now).map((day) => hoursData(day, { validFrom: day.date, validThrough: day.date })),
    ],
    hasMenu: menu.categories.length === 0 ? null : menuData(menu, pictureOf),
  };
}

/** The special days from today on. */
function comingDays({ specialDays, timeZone }: Venue, now: number): Venue['specialDays'] {
  const { date: today } = localTimeAt(timeZone, now);
  return specialDays.filter(({ date }) => date >= today);
}

/** Opening hours in the format of schema.org, in which a closed day opens and closes at the same time. */
function hoursData({ isClosed, opensAt, closesAt }: Hours, days: object): StructuredData {
  const isAlways = !isClosed && opensAt === closesAt;
  const [opens, closes] = isClosed ? ['00:00', '00:00'] : isAlways ? ['00:00', '23:59'] : [opensAt, closesAt];
  return { '@type': 'OpeningHoursSpecification', opens, closes, ...days };
}

function menuData(
  { language, categories }: ShownMenu,
  pictureOf: VenueAddresses['pictureOf'],
): StructuredData {
  return {
    '@type': 'Menu',
    inLanguage: language?.code ?? null,
    hasMenuSection: categories.map(({ name, description, products }) => ({
      '@type': 'MenuSection',
      name: name.text,
      description: description?.text ?? null,
      hasMenuItem: products.map((product) => productData(product, pictureOf)),
    })),
  };
}

function productData(
  { name, description, imageUrl, portions, isSoldOut }: ShownProduct,
  pictureOf: VenueAddresses['pictureOf'],
): StructuredData {
  return {
    '@type': 'MenuItem',
    name: name.text,
    description: description?.text ?? null,
    image: pictureOf(imageUrl),
    offers: portions.map((portion) => offerData(portion, portions.length > 1, isSoldOut)),
  };
}

function offerData(
  { name, priceKurus, reducedKurus, unit }: ShownPortion,
  isNamed: boolean,
  isSoldOut: boolean,
): StructuredData {
  const price = ((reducedKurus ?? priceKurus) / 100).toFixed(2);
  const measure = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'TRY',
    unitCode: UNIT_CODES[unit],
  };
  return {
    '@type': 'Offer',
    name: isNamed ? name.text : null,
    price,
    priceCurrency: 'TRY',
    availability: isSoldOut ? 'https://schema.org/OutOfStock' : null,
    priceSpecification: unit === 'Piece' ? null : measure,
  };
}

/** The codes of UN/CEFACT Recommendation 20. */
const UNIT_CODES: Record<ShownPortion['unit'], string> = {
  Piece: 'C62',
  Kilogram: 'KGM',
  Gram: 'GRM',
  Litre: 'LTR',
  Millilitre: 'MLT',
  Metre: 'MTR',
};
