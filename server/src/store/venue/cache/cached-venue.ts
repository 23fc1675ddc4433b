import type { Category, Product, Stock } from '../../../core/menu/menu.ts';
import { type IndexedProduct, indexProduct, type MenuIndex } from '../../../core/menu/menu-index.ts';
import { type Printer, printersThatPrint } from '../../../core/printing/printer.ts';
import type { Table } from '../../../core/venue/tables/table.ts';
import type { MemoryPart } from '../../memory-cache.ts';
import { readProduct } from '../../menu/stored-menu.ts';
import type { UnparsedVenueContent, VenueContent } from '../venue-content.ts';

const ID_LENGTH = 36;
const NEWLINE = 10;

/** The estimated bytes of a venue without its texts and lists. */
const VENUE_BYTES = 1_000;
/** The estimated bytes of a `Place`: the position of a product in the text. */
const PLACE_BYTES = 180;
/** The estimated bytes of a parsed value for each byte of its JSON. */
const PARSED_BYTES = 3;

/** A venue in the memory of this server, with indexes for look-ups. It never changes. */
export class CachedVenue implements Omit<VenueContent, 'printers'> {
  readonly version: number;
  readonly venue: VenueContent['venue'];
  readonly areas: VenueContent['areas'];
  readonly categories: VenueContent['categories'];
  readonly campaigns: VenueContent['campaigns'];
  /** The printers that may print: at a practice venue only printers that were made for practice. */
  readonly printers: readonly Printer[];
  readonly allPrinters: VenueContent['printers'];
  readonly tables: ReadonlyMap<string, Table>;
  readonly menuIndex: MenuIndex;
  /** The estimated bytes in memory, without the parsed products. */
  readonly bytes: number;
  readonly #products: ProductTexts;

  /** @param parsed  the cache of parsed products */
  constructor({ content, lines }: UnparsedVenueContent, parsed: MemoryPart<IndexedProduct>) {
    this.version = content.version;
    this.venue = content.venue;
    this.areas = content.areas;
    this.categories = content.categories;
    this.campaigns = content.campaigns;
    this.allPrinters = content.printers;
    this.printers = printersThatPrint(content.venue, content.printers);
    this.tables = new Map(this.areas.flatMap(({ tables }) => tables).map((table) => [table.id, table]));
    this.#products = new ProductTexts(`${this.venue.id} ${this.version}`, lines, content.categories, parsed);
    this.menuIndex = { products: this.#products };
    this.bytes = VENUE_BYTES + PARSED_BYTES * JSON.stringify(content).length + this.#products.bytes;
  }

  /** All products, which are parsed again on each access. */
  get products(): Product[] {
    return this.#products.all();
  }
}

/** The position of the JSON of a product in the text of its venue. */
interface Place {
  from: number;
  to: number;
}

/**
 * The products of a venue as JSON, one line for each. A product is parsed when it is looked up, and kept in a separate
 * part of the cache: an order names a few products, and a parsed menu of 60 takes four times the memory of its text.
 */
class ProductTexts {
  readonly bytes: number;
  readonly #name: string;
  readonly #text: Buffer;
  readonly #categories: ReadonlyMap<string, Category>;
  readonly #parsed: MemoryPart<IndexedProduct>;
  /** By id, in the order of the menu. */
  readonly #places = new Map<string, Place>();

  constructor(
    name: string,
    lines: string,
    categories: readonly Category[],
    parsed: MemoryPart<IndexedProduct>,
  ) {
    const text = Buffer.from(lines);
    this.#name = name;
    this.#text = text;
    this.#categories = new Map(categories.map((category) => [category.id, category]));
    this.#parsed = parsed;
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf(NEWLINE, at);
      const place = { from: at + ID_LENGTH, to: end === -1 ? text.length : end };
      this.#places.set(text.toString('latin1', at, place.from), place);
      at = place.to + 1;
    }
    this.bytes = text.length + PLACE_BYTES * this.#places.size;
  }

  get(id: string): IndexedProduct | undefined {
    const key = `${this.#name} ${id}`;
    const known = this.#parsed.find(key);
    if (known !== undefined) return known;
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    const product = indexProduct(this.#parse(place), this.#categories);
    this.#parsed.keep(key, product, PARSED_BYTES * (place.to - place.from));
    return product;
  }

  /** In the order of the menu. */
  all(): Product[] {
    return [...this.#places.values()].map((place) => this.#parse(place));
  }

  #parse({ from, to }: Place): Product {
    const [stock, product] = JSON.parse(this.#text.toString('utf8', from, to)) as [Stock, Product];
    product.stock = stock;
    return readProduct(product);
  }
}
