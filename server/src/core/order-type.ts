/** The type of an order: at a table, to take away, or brought to the guest. */
export const ORDER_TYPES = ['DineIn', 'Takeaway', 'Delivery'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
