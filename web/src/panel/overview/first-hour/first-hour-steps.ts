/** The steps of a first hour, in the order in which they are easiest. */
export const STEPS = ['details', 'hours', 'tables', 'menu', 'kitchen', 'people', 'order'] as const;
export type StepName = (typeof STEPS)[number];

/** What a venue is set up with. */
export interface Setup {
  address: { line: string | null; city: string | null };
  workingHours: number;
  tables: number;
  /** Whether its till offers takeaway or delivery. */
  takesOrdersToGo: boolean;
  products: number;
  /** Products that can be ordered: shown, and not only by weight. */
  orderable: number;
  printers: number;
  accounts: number;
  /** Orders that were ever placed: the newest one counts. */
  orders: number;
}

/** What a step lacks. */
export type Missing =
  | 'address'
  | 'hours'
  | 'tables'
  | 'tablesLater'
  | 'products'
  | 'orderable'
  | 'printer'
  | 'people'
  | 'orderBlocked';

/** A step, and what it still lacks. */
export interface Step {
  name: StepName;
  isDone: boolean;
  /** `null` if the step is done, or if it is the first order and one can be placed. */
  missing: Missing | null;
  /** Whether a first order needs this step. */
  isNeeded: boolean;
}

/** Without these, no order can be placed. */
const NEEDED: readonly (Missing | null)[] = ['tables', 'products', 'orderable'];

/**
 * The steps with what each one lacks. A venue without a printer cooks from the board, which needs no setting up: its
 * first order shows there.
 */
export function stepsOf(setup: Setup): Step[] {
  const missing = missingOf(setup);
  return STEPS.map((name) => {
    const isDone = name === 'order' ? setup.orders > 0 : missing[name] === null;
    return { name, isDone, missing: isDone ? null : missing[name], isNeeded: NEEDED.includes(missing[name]) };
  });
}

function missingOf(setup: Setup): Record<StepName, Missing | null> {
  const steps = {
    details: setup.address.line !== null && setup.address.city !== null ? null : 'address',
    hours: setup.workingHours > 0 ? null : 'hours',
    tables: setup.tables > 0 ? null : setup.takesOrdersToGo ? 'tablesLater' : 'tables',
    menu: setup.products === 0 ? 'products' : setup.orderable === 0 ? 'orderable' : null,
    kitchen: setup.printers > 0 || setup.orders > 0 ? null : 'printer',
    people: setup.accounts > 1 ? null : 'people',
  } as const satisfies Partial<Record<StepName, Missing | null>>;
  const isBlocked = Object.values(steps).some((missing) => NEEDED.includes(missing));
  return { ...steps, order: isBlocked ? 'orderBlocked' : null };
}
