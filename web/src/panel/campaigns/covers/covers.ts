import type { Schemas } from '../../../api/client.ts';
import type { CampaignForm, CoveredEntry } from '../editor/campaign-form.ts';

type Product = Pick<Schemas['ProductSetup'], 'id' | 'portions'>;

/** Whether a product is covered whole, in some of its portions, or not at all. */
export function coverageOf(covers: readonly CoveredEntry[], { id }: Product): 'All' | 'Some' | 'None' {
  const own = covers.filter(({ product }) => product === id);
  if (own.some(({ portion }) => portion === null)) return 'All';
  return own.length > 0 ? 'Some' : 'None';
}

/** Covers products whole, or no longer at all. */
export function coverProducts(
  covers: readonly CoveredEntry[],
  products: readonly Product[],
  isCovered: boolean,
): CoveredEntry[] {
  const ids = new Set(products.map(({ id }) => id));
  const rest = covers.filter(({ product }) => !ids.has(product));
  return isCovered ? [...rest, ...products.map(({ id }) => ({ product: id, portion: null }))] : rest;
}

/** Turns the cover of one portion. Of a product that is covered whole, the others stay. All portions are the whole product. */
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
 * What was typed of a campaign without what has left the menu since: of stored campaigns the service takes it out by
 * itself, and refuses it in others.
 */
export function remainingCoverage(
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
