import type { PaymentMethodSetup } from '../../server/src/core/venue/payment-terms.ts';

const method = (
  code: string,
  name: string,
  kind: PaymentMethodSetup['kind'],
  change: Partial<PaymentMethodSetup> = {},
): PaymentMethodSetup => ({
  ...{ code, name, kind, brand: null, givesChange: false, opensDrawer: false },
  ...{ isForMealsOnly: false, fiscalCode: null, isActive: true, ...change },
});

/** Cash, a card and a meal card, under names of the venue's own. */
export const OWN_METHODS = [
  method('lira', 'Lira', 'Cash', { givesChange: true, opensDrawer: true }),
  method('pos', 'POS', 'Card'),
  method('multinet', 'Multinet', 'MealCard', { isForMealsOnly: true }),
];
