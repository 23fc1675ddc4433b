/** Where the guest eats: at a table, or away. */
export const ORDER_TYPES = ['DineIn', 'Takeaway', 'Delivery'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
