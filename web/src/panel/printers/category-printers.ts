import type { Schemas } from '../../api/client.ts';

type Printer = Pick<Schemas['Printer'], 'id' | 'name' | 'isEnabled' | 'categories' | 'purpose'>;

/** The printers that print a category. `isFallback`: no printer is set for the category, so the first printer prints it. */
export interface CategoryPrinters {
  id: string;
  name: string;
  printers: string[];
  isFallback: boolean;
}

/** For each category, the enabled ticket printers that print it, in their order. */
export function printersOfCategories(
  categories: readonly Pick<Schemas['CategorySetup'], 'id' | 'name'>[],
  printers: readonly Printer[],
): CategoryPrinters[] {
  const working = printers.filter(({ isEnabled, purpose }) => isEnabled && purpose !== 'Bills');
  return categories.map(({ id, name }) => {
    const own = working.filter(({ categories: chosen }) => chosen === null || chosen.includes(id));
    const used = own.length > 0 ? own : working.slice(0, 1);
    return { id, name, printers: used.map((one) => one.name), isFallback: own.length === 0 };
  });
}
