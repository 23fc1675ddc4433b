import type { Right } from '../../session/venue-context.tsx';

export type RightGroupName = 'orders' | 'reductions' | 'money' | 'bills' | 'records' | 'setup';

/** All rights in groups by subject. Each right is in one group. */
export const RIGHT_GROUPS: Record<RightGroupName, readonly Right[]> = {
  orders: ['takeOrders', 'openItem', 'seeOthersBills', 'moveLines', 'soldOut'],
  reductions: ['changeKitchen', 'void', 'comp', 'discount', 'price', 'changePrinted'],
  money: ['takePayments', 'tips', 'reverse', 'refund', 'drawer', 'closeWithoutDocument'],
  bills: ['reprint', 'hide'],
  records: ['reservations', 'seeGuests', 'seeTakings', 'closeDay', 'approve'],
  setup: ['menu', 'settings', 'people'],
};
