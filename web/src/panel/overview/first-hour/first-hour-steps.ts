/** The steps of a first hour, in the order in which they are easiest. */
export const STEPS = ['details', 'hours', 'tables', 'menu', 'kitchen', 'people', 'order'] as const;
export type StepName = (typeof STEPS)[number];

/** What a venue is set up with. */
export interface Setup {
  address: { line: string | null; city: string | null };
  workingHours: number;
  tables: number;
  products: number;
  printers: number;
  accounts: number;
  /** Orders that were ever placed: the newest one counts. */
  orders: number;
}

/**
 * Which steps are done. A venue without a printer cooks from the board, which needs no setting up: its first order
 * shows there.
 */
export function stepsOf(setup: Setup): { name: StepName; isDone: boolean }[] {
  const isDone: Record<StepName, boolean> = {
    details: setup.address.line !== null && setup.address.city !== null,
    hours: setup.workingHours > 0,
    tables: setup.tables > 0,
    menu: setup.products > 0,
    kitchen: setup.printers > 0 || setup.orders > 0,
    people: setup.accounts > 1,
    order: setup.orders > 0,
  };
  return STEPS.map((name) => ({ name, isDone: isDone[name] }));
}
