/** The roles in which a visitor of the demo can sign in. */
export const DEMO_ROLES = ['Cook', 'Cashier', 'Owner'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** An account of a demo venue that anyone on this machine may sign in to, without its password. */
export interface DemoSignIn {
  role: DemoRole;
  venueId: string;
  /** The e-mail address of the account, in lower case. */
  email: string;
}

/** Finds the demo sign-in of a role at a venue; `null` if there is none. */
export function findDemoSignIn(
  signIns: readonly DemoSignIn[],
  { role, venueId }: Pick<DemoSignIn, 'role' | 'venueId'>,
): DemoSignIn | null {
  return signIns.find((signIn) => signIn.role === role && signIn.venueId === venueId) ?? null;
}
