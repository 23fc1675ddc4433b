import type { DemoSignIn } from '../core/access/sign-in/demo-sign-in.ts';
import type { DemoVenue } from './demo-document.ts';

/** The demo accounts that need no password: the cook, the cashier and the owner of each venue. */
export function demoSignInsOf(venues: readonly DemoVenue[]): DemoSignIn[] {
  return venues.flatMap(({ id: venueId, staff, cashier, owner }) => {
    const accounts = [
      { role: 'Cook', account: staff },
      { role: 'Cashier', account: cashier },
      { role: 'Owner', account: owner },
    ] as const;
    return accounts.flatMap(({ role, account }) =>
      account === null ? [] : [{ role, venueId, email: account.email.toLowerCase() }],
    );
  });
}
