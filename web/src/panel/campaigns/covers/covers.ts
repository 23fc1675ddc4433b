import type { Schemas } from '../../../api/client.ts';
import type { CampaignForm, CoveredEntry } from '../editor/campaign-form.ts';

type Product = Pick<Schemas['ProductSetup'], 'id' | 'portions'>;

/** Whether all portions of a product are covered, some of them, or none. */
export function coverageOf(covers: readonly CoveredEntry[], { id }: Product): 'All' | 'Some' | 'None' {
  const own = covers.filter(({ product }) => product === id);
  if (own.some(({ portion }) => portion === null)) return 'All';
  return own.length > 0 ? 'Some' : 'None';
}

/** Adds whole products to the covered entries, or removes them. */
export function setProductsCovered(
  covers: readonly CoveredEntry[],
  products: readonly Product[],
  isCovered: boolean,
): CoveredEntry[] {
  const ids = new Set(products.map(({ id }) => id));
  const rest = covers.filter(({ product }) => !ids.has(product));
  return isCovered ? [...rest, ...products.map(({ id }) => ({ product: id, portion: null }))] : rest;
}

/**
 * Adds one portion to the covered entries, or removes it. If the whole product was covered, its other portions stay
 * covered. If all portions are covered, they become one entry for the whole product.
 */
export function togglePortion(
  covers: readonly CoveredEntry[],
  product: Product,
  portionId: string,
): CoveredEntry[] {
  const all = product.portions.map(({ id }) => id);
  const before =
    coverageOf(covers, product) === 'All'
      ? all
      : all.filter((id) => covers.some((one) => one.product === product.id && one.portion === id));
  const after = all.filter((id) => before.includes(id) !== (id === portionId));
  const rest = covers.filter((one) => one.product !== product.id);
  if (after.length === all.length) return [...rest, { product: product.id, portion: null }];
  return [...rest, ...after.map((portion) => ({ product: product.id, portion }))];
}

/**
 * The covered entries without products that were removed from the menu in the meantime. The service removes them from
 * stored campaigns, but refuses a request that contains them.
 */
export function withoutRemovedProducts(
  { covers, parts }: Partial<Pick<CampaignForm, 'covers' | 'parts'>>,
  categories: readonly { products: readonly Product[] }[],
): Partial<Pick<CampaignForm, 'covers' | 'parts'>> {
  const products = categories.flatMap((category) => category.products);
  const byId = new Map(products.map((product) => [product.id, product]));
  const still = (all: readonly CoveredEntry[]) =>
    all.filter(({ product, portion }) => {
      const portions = byId.get(product)?.portions;
      return portions !== undefined && (portion === null || portions.some(({ id }) => id === portion));
    });
  return {
    ...(covers !== undefined && { covers: still(covers) }),
    ...(parts !== undefined && { parts: parts.map((part) => ({ ...part, covers: still(part.covers) })) }),
  };
}
