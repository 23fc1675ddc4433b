/** The steps to set up a new venue, in the suggested order. */
export const SETUP_STEPS = ['details', 'hours', 'tables', 'menu', 'kitchen', 'people', 'order'] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** The state of a venue's set-up. A number is a count of records. */
export interface SetupState {
  address: { line: string | null; city: string | null };
  workingHours: number;
  tables: number;
  /** Whether the venue offers takeaway or delivery. */
  takesOrdersToGo: boolean;
  products: number;
  /** The number of products that can be ordered: visible, and not sold only by weight. */
  orderable: number;
  printers: number;
  accounts: number;
  /** 1 if an order was ever placed, otherwise 0. */
  orders: number;
}

/** The reason why a step is not done, which is also the key of its text. */
export type MissingSetup =
  | 'address'
  | 'hours'
  | 'tables'
  | 'tablesLater'
  | 'products'
  | 'orderable'
  | 'printer'
  | 'people'
  | 'orderBlocked';

/** A step of the set-up with its state. */
export interface SetupStep {
  name: SetupStepName;
  isDone: boolean;
  /** `null` if the step is done, or if it is the first order and one can be placed. */
  missing: MissingSetup | null;
  /** Whether a first order needs this step. */
  isNeeded: boolean;
}

/** The missing things without which no order can be placed. */
const NEEDED: readonly (MissingSetup | null)[] = ['tables', 'products', 'orderable'];

/**
 * The steps with their states. The kitchen step is also done without a printer once there is an order: the kitchen board,
 * which needs no set-up, shows it.
 */
export function stepsOf(setup: SetupState): SetupStep[] {
  const missing = missingOf(setup);
  return SETUP_STEPS.map((name) => {
    const isDone = name === 'order' ? setup.orders > 0 : missing[name] === null;
    return { name, isDone, missing: isDone ? null : missing[name], isNeeded: NEEDED.includes(missing[name]) };
  });
}

function missingOf(setup: SetupState): Record<SetupStepName, MissingSetup | null> {
  const steps = {
    details: setup.address.line !== null && setup.address.city !== null ? null : 'address',
    hours: setup.workingHours > 0 ? null : 'hours',
    tables: setup.tables > 0 ? null : setup.takesOrdersToGo ? 'tablesLater' : 'tables',
    menu: setup.products === 0 ? 'products' : setup.orderable === 0 ? 'orderable' : null,
    kitchen: setup.printers > 0 || setup.orders > 0 ? null : 'printer',
    people: setup.accounts > 1 ? null : 'people',
  } as const satisfies Partial<Record<SetupStepName, MissingSetup | null>>;
  const isBlocked = Object.values(steps).some((missing) => NEEDED.includes(missing));
  return { ...steps, order: isBlocked ? 'orderBlocked' : null };
}
