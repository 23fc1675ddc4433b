/** The work that a sign-in of the demo shows. */
export const DEMO_ROLES = ['Cook', 'Cashier', 'Owner'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** An account of a demo venue that anyone on this machine may sign in to, without its password. */
export interface DemoSignIn {
  role: DemoRole;
  venueId: string;
  /** The e-mail address of the account, in lower case. */
  email: string;
}

/** The sign-in of a role at a venue; `null` when the demo has none. */
export function findDemoSignIn(
  signIns: readonly DemoSignIn[],
  { role, venueId }: Pick<DemoSignIn, 'role' | 'venueId'>,
): DemoSignIn | null {
  return signIns.find((signIn) => signIn.role === role && signIn.venueId === venueId) ?? null;
}
