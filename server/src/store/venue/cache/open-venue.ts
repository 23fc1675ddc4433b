import type { Product, Stock } from '../../../core/menu/menu.ts';
import { type IndexedProduct, indexProduct, type MenuIndex } from '../../../core/menu/menu-index.ts';
import type { Table } from '../../../core/venue/tables/table.ts';
import { readProduct } from '../../menu/stored-menu.ts';
import type { VenueContent, VenueLines } from '../venue-content.ts';
import { type PackedVenue, textOfVenue } from './packed-venue.ts';

const ID_LENGTH = 36;
const LINE_BREAK = '\n';
const NEWLINE = 10;
/** So many products are searched in the text. For more, the lines are found once. */
const SEARCHES = 8;

/** Of an open venue, beside its texts and lists. */
const OPEN_BYTES = 1_000;
/** Of the place of a product in the text. */
const PLACE_BYTES = 180;
/** Of a parsed value, for each byte of its JSON. Walking through the value took a tenth of the time of opening a venue. */
const PARSED_BYTES = 3;

/**
 * A venue with indexes for look-ups. It never changes. A class with accessors: an object literal with one gets a hidden class of its
 * own, which V8 keeps with all that the accessor refers to until it collects the whole heap: 8 kB of each venue that was opened.
 */
export class OpenVenue implements VenueContent {
  readonly version: number;
  readonly venue: VenueContent['venue'];
  readonly areas: VenueContent['areas'];
  readonly categories: VenueContent['categories'];
  readonly campaigns: VenueContent['campaigns'];
  readonly printers: VenueContent['printers'];
  readonly menuIndex: MenuIndex;
  readonly #products: ProductTexts;
  #tables: ReadonlyMap<string, Table> | null = null;

  constructor(content: VenueLines['content'], products: ProductTexts) {
    this.version = content.version;
    this.venue = content.venue;
    this.areas = content.areas;
    this.categories = content.categories;
    this.campaigns = content.campaigns;
    this.printers = content.printers;
    this.menuIndex = { products };
    this.#products = products;
  }

  /** Parsed anew each time. */
  get products(): Product[] {
    return this.#products.all();
  }

  get tables(): ReadonlyMap<string, Table> {
    this.#tables ??= new Map(this.areas.flatMap(({ tables }) => tables).map((table) => [table.id, table]));
    return this.#tables;
  }

  /** Memory that it takes, which grows with the products that are looked up. */
  get bytes(): number {
    return this.#products.bytes;
  }
}

/** Opens a packed venue: parses all of it but its products. @param onGrow  called when it takes more memory, as a product was looked up */
export function openVenue(packed: PackedVenue, onGrow: () => void = () => {}): OpenVenue {
  const text = textOfVenue(packed);
  const end = text.indexOf(NEWLINE);
  const content = JSON.parse(text.toString('utf8', 0, end)) as VenueLines['content'];
  const shown = content.categories.filter(({ isVisible }) => isVisible).map(({ id }) => id);
  return new OpenVenue(content, new ProductTexts(packed, text, end, new Set(shown), onGrow));
}

/** The JSON of a product in the text of its venue. */
interface Place {
  from: number;
  to: number;
}

/** The products of a venue in its text. Each is parsed when it is first looked up: an order names a few of them. */
class ProductTexts {
  readonly #packed: PackedVenue;
  readonly #begin: number;
  readonly #shownCategoryIds: ReadonlySet<string>;
  readonly #onGrow: () => void;
  readonly #indexed = new Map<string, IndexedProduct>();
  #text: WeakRef<Buffer>;
  #places: ReadonlyMap<string, Place> | null = null;
  #searches = 0;
  bytes: number;

  constructor(
    packed: PackedVenue,
    text: Buffer,
    contentLength: number,
    shownCategoryIds: ReadonlySet<string>,
    onGrow: () => void,
  ) {
    this.#packed = packed;
    this.#begin = contentLength + 1;
    this.#shownCategoryIds = shownCategoryIds;
    this.#onGrow = onGrow;
    this.#text = new WeakRef(text);
    this.bytes = OPEN_BYTES + PARSED_BYTES * contentLength;
  }

  get(id: string): IndexedProduct | undefined {
    const known = this.#indexed.get(id);
    if (known !== undefined) return known;
    const text = this.#unpacked();
    const place = this.#placeOf(text, id);
    if (place === undefined) return undefined;
    const product = indexProduct(parse(text, place), this.#shownCategoryIds);
    this.#indexed.set(id, product);
    this.bytes += PLACE_BYTES + PARSED_BYTES * (place.to - place.from);
    this.#onGrow();
    return product;
  }

  /** In the order of the menu. */
  all(): Product[] {
    const text = this.#unpacked();
    return [...placesIn(text, this.#begin).values()].map((place) => parse(text, place));
  }

  #unpacked(): Buffer {
    const kept = this.#text.deref();
    if (kept !== undefined) return kept;
    const text = textOfVenue(this.#packed);
    this.#text = new WeakRef(text);
    return text;
  }

  #placeOf(text: Buffer, id: string): Place | undefined {
    this.#searches += 1;
    if (this.#searches > SEARCHES && this.#places === null) {
      this.#places = placesIn(text, this.#begin);
      this.bytes += PLACE_BYTES * this.#places.size;
      this.#onGrow();
    }
    if (this.#places !== null) return this.#places.get(id);
    // No JSON has a line break, so only the begin of a line is found. The comparison is for ids beyond Latin-1.
    const at = id.length === ID_LENGTH ? text.indexOf(LINE_BREAK + id, this.#begin - 1, 'latin1') : -1;
    if (at === -1 || text.toString('latin1', at + 1, at + 1 + ID_LENGTH) !== id) return undefined;
    return placeAt(text, at + 1);
  }
}

/** By id, in the order of the menu. */
function placesIn(text: Buffer, begin: number): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (let at = begin; at < text.length; ) {
    const place = placeAt(text, at);
    places.set(text.toString('latin1', at, place.from), place);
    at = place.to + 1;
  }
  return places;
}

function placeAt(text: Buffer, lineAt: number): Place {
  const end = text.indexOf(NEWLINE, lineAt);
  return { from: lineAt + ID_LENGTH, to: end === -1 ? text.length : end };
}

function parse(text: Buffer, { from, to }: Place): Product {
  const [stock, product] = JSON.parse(text.toString('utf8', from, to)) as [Stock, Product];
  product.stock = stock;
  return readProduct(product);
}
