import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import type { MenuContent } from '../../src/core/menu/menu-content.ts';
import type { Printer } from '../../src/core/printing/printer.ts';
import { Refusal } from '../../src/core/refusals.ts';
import { sampleCategory, sampleProduct } from './sample-venue.ts';

/** A printer that prints some categories. */
export function samplePrinter(change: Partial<Printer> = {}): Printer {
  return {
    id: 'printer',
    name: 'Mutfak',
    host: '192.168.1.50',
    port: 9100,
    codePage: 'PC857',
    codePageNumber: null,
    columns: 48,
    categoryIds: null,
    isEnabled: true,
    purpose: 'Kitchen',
    drawerPin: null,
    isForPractice: false,
    ...change,
  };
}

/**
 * A menu of two categories, `grill` with the products `kebab` and `chicken`, `drinks` with `tea`, each named
 * by its id.
 */
export function sampleMenuContent(more: { campaigns?: Campaign[]; printers?: Printer[] } = {}): MenuContent {
  const product = (categoryId: string, id: string) => sampleProduct(categoryId, { id, name: id });
  return {
    categories: ['grill', 'drinks'].map((id) => sampleCategory({ id, name: id })),
    products: [product('grill', 'kebab'), product('drinks', 'tea'), product('grill', 'chicken')],
    campaigns: more.campaigns ?? [],
    printers: more.printers ?? [],
  };
}

/** The content of a refusal: its code, then each field with its sentence. */
export function refusalOf(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, ...error.problems.map(({ field, message }) => `${field} ${message}`)];
  }
  return ['nothing'];
}
