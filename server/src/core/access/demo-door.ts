/** The work that a sign-in of the demo shows. */
export const DEMO_ROLES = ['Cook', 'Cashier', 'Owner'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** An account of a demo venue that anyone on this machine may sign in to, without its password. */
export interface DemoDoor {
  role: DemoRole;
  venueId: string;
  /** The e-mail address of the account, in lower case. */
  email: string;
}

/** The door of a role at a venue; `null` when the demo has none. */
export function findDoor(
  doors: readonly DemoDoor[],
  { role, venueId }: Pick<DemoDoor, 'role' | 'venueId'>,
): DemoDoor | null {
  return doors.find((door) => door.role === role && door.venueId === venueId) ?? null;
}
