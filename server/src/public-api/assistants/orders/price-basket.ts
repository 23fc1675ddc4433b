import { pricingOperation } from '../../orders/preview-order.ts';

/** Needs no special permission: prices are on the menu, too. */
export const priceBasket = pricingOperation({
  operationId: 'priceBasket',
  path: '/venues/{venueId}/price',
  permission: 'Read',
});
