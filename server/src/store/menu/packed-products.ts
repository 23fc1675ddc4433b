import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Category, Product } from '../../core/menu/menu.ts';
import { type IndexedProduct, indexProduct, type MenuIndex } from '../../core/menu/menu-index.ts';
import { ownBytes } from '../../core/own-bytes.ts';
import { readProduct } from './stored-menu.ts';

const ID_LENGTH = 36;
const NEWLINE = 10;
/** Of the index, for each product. */
const INDEX_BYTES = 180;

/** SQL for the line of a product, from its id and its JSON. */
export function packedLine(id: string, json: string): string {
  return `${id}::text || (${json})::text`;
}

/**
 * The products of a venue as the JSON that the database sent, compressed to about a sixth. A product is parsed when it is
 * looked up, and stays parsed until the garbage collector runs: an order names a few, and 60 parsed ones take ten times the memory.
 */
export interface PackedProducts extends MenuIndex {
  /** All of them in the venue's order, parsed anew. */
  list(): Product[];
  /** Memory that they take when none is parsed. */
  readonly bytes: number;
}

/** The fastest: 78 kB of products become 13 kB. They are packed at each change, and unpacked where nobody ordered for a while. */
const LEVEL = 1;

/** @param lines  one for each product, made by {@link packedLine}; JSON of the database has no line breaks */
export function packProducts(lines: string, categories: readonly Category[]): PackedProducts {
  const { packed, places, positions } = packedAndPlaced(Buffer.from(lines));
  const shownCategoryIds = new Set(categories.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  const opened: (WeakRef<IndexedProduct> | undefined)[] = [];
  let unpacked: WeakRef<Buffer> | undefined;
  const unpack = () => {
    const known = unpacked?.deref();
    if (known !== undefined) return known;
    const fresh = inflateRawSync(packed);
    unpacked = new WeakRef(fresh);
    return fresh;
  };
  const parse = ({ from, to }: Place) =>
    readProduct(JSON.parse(unpack().toString('utf8', from, to)) as Product);
  return {
    bytes: packed.length + places.length * INDEX_BYTES,
    list: () => places.map(parse),
    products: {
      get: (id) => {
        const at = positions.get(id);
        if (at === undefined) return undefined;
        const known = opened[at]?.deref();
        if (known !== undefined) return known;
        const product = indexProduct(parse(places[at]!), shownCategoryIds);
        opened[at] = new WeakRef(product);
        return product;
      },
    },
  };
}

/** A function of its own: closures made beside `text` would keep all of it in memory. */
function packedAndPlaced(text: Buffer) {
  const places = placesIn(text);
  return {
    packed: ownBytes(deflateRawSync(text, { level: LEVEL })),
    places,
    positions: new Map(places.map(({ from }, at) => [text.toString('latin1', from - ID_LENGTH, from), at])),
  };
}

interface Place {
  from: number;
  to: number;
}

function placesIn(text: Buffer): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf(NEWLINE, at);
    const to = end === -1 ? text.length : end;
    places.push({ from: at + ID_LENGTH, to });
    at = to + 1;
  }
  return places;
}
