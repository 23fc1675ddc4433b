import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Product, Stock } from '../../core/menu/menu.ts';
import { type IndexedProduct, indexProduct, type MenuIndex } from '../../core/menu/menu-index.ts';
import { ownBytes } from '../../core/own-bytes.ts';
import type { Table } from '../../core/venue/tables/table.ts';
import { readProduct } from '../menu/stored-menu.ts';
import { PACKED_DICTIONARY } from './packed-dictionary.ts';
import type { VenueContent, VenueLines } from './venue-content.ts';

/** A venue with its products as compressed JSON: 2 kB for one with 9 products, 12 kB for one with 60. */
export interface PackedVenue {
  readonly version: number;
  readonly packed: Buffer;
  /** What was packed, as long as nobody needed its memory: a venue is usually opened as soon as it was read. */
  readonly text: WeakRef<Buffer>;
}

/** A venue with indexes for look-ups. It never changes. */
export interface OpenVenue extends VenueContent {
  /** Parsed anew each time. */
  readonly products: VenueContent['products'];
  /** A product is parsed when it is first looked up. */
  menuIndex: MenuIndex;
  tables: ReadonlyMap<string, Table>;
}

/** The fastest level: a venue is packed at each change. The dictionary gains more than a higher one. */
const PACKING = { level: 1, dictionary: PACKED_DICTIONARY };
/** The object, its buffer, and what Node and the allocator add to each buffer. */
const PACKED_BYTES = 700;

const ID_LENGTH = 36;
const NEWLINE = 10;
/** Of an open venue, beside its texts and lists. */
const OPEN_BYTES = 1_000;
/** Of the index, for each product of an open venue. */
const PLACE_BYTES = 180;
/** Of a parsed value, for each byte of its JSON. Walking through the value took a tenth of the time of opening a venue. */
const PARSED_BYTES = 3;

/** Compresses a venue. JSON has no line breaks: the venue is the first line, each product one more. */
export function packVenue({ content, lines }: VenueLines): PackedVenue {
  const text = Buffer.from(`${JSON.stringify(content)}\n${lines}`);
  const packed = ownBytes(deflateRawSync(text, PACKING));
  return { version: content.version, packed, text: new WeakRef(text) };
}

/** Memory that a packed venue takes. */
export function bytesOfPacked({ packed }: PackedVenue): number {
  return PACKED_BYTES + packed.length;
}

/**
 * Parses a venue, and its products when they are looked up: an order names a few of them.
 * @param count  told the memory that it takes, now and whenever a product is looked up for the first time
 */
export function openVenue(
  { packed, text: unpacked }: PackedVenue,
  count: (venue: OpenVenue, bytes: number, isOrdered: boolean) => void,
): OpenVenue {
  const { content, contentLength, places, positions, text } = textOfVenue(unpacked.deref() ?? unpack(packed));
  const { areas, categories } = content;
  const shownCategoryIds = new Set(categories.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  const indexed: (IndexedProduct | undefined)[] = [];
  let known = text;
  const textNow = () => {
    const kept = known.deref();
    if (kept !== undefined) return kept;
    const fresh = unpack(packed);
    known = new WeakRef(fresh);
    return fresh;
  };
  const parse = ({ from, to }: Place) => {
    const [stock, product] = JSON.parse(textNow().toString('utf8', from, to)) as [Stock, Product];
    product.stock = stock;
    return readProduct(product);
  };
  let bytes = OPEN_BYTES + places.length * PLACE_BYTES + PARSED_BYTES * contentLength;
  const get = (id: string) => {
    const at = positions.get(id);
    if (at === undefined) return undefined;
    const found = indexed[at];
    if (found !== undefined) return found;
    const place = places[at]!;
    const product = indexProduct(parse(place), shownCategoryIds);
    indexed[at] = product;
    bytes += PARSED_BYTES * (place.to - place.from);
    count(venue, bytes, true);
    return product;
  };
  const venue: OpenVenue = {
    ...content,
    get products() {
      return places.map(parse);
    },
    menuIndex: { products: { get } },
    tables: new Map(areas.flatMap((area) => area.tables).map((table) => [table.id, table])),
  };
  count(venue, bytes, false);
  return venue;
}

function unpack(packed: Buffer): Buffer {
  return inflateRawSync(packed, PACKING);
}

/** A function of its own: closures made beside the text would keep all of it in memory. */
function textOfVenue(text: Buffer) {
  const end = text.indexOf(NEWLINE);
  const places = placesIn(text, end + 1);
  return {
    content: JSON.parse(text.toString('utf8', 0, end)) as VenueLines['content'],
    contentLength: end,
    places,
    positions: new Map(places.map(({ from }, at) => [text.toString('latin1', from - ID_LENGTH, from), at])),
    text: new WeakRef(text),
  };
}

/** The JSON of a product in the unpacked text. */
interface Place {
  from: number;
  to: number;
}

function placesIn(text: Buffer, begin: number): Place[] {
  const places: Place[] = [];
  for (let at = begin; at < text.length; ) {
    const end = text.indexOf(NEWLINE, at);
    const to = end === -1 ? text.length : end;
    places.push({ from: at + ID_LENGTH, to });
    at = to + 1;
  }
  return places;
}
