import { Sofra } from '@sofra/sdk';
import {
  FakeSofra,
  inTurn,
  misbehaving,
  newSigningSecret,
  orderUpdated,
  signEvent,
  TestTime,
} from '@sofra/sdk/testing';

export async function orderAtFake(): Promise<string[]> {
  // #region fake
  const service = new FakeSofra();
  const sofra = new Sofra({ baseUrl: service.baseUrl, apiKey: service.apiKey, fetch: service.fetch });

  const menu = await sofra.menus.get(service.venueId);
  const { id, portions } = menu.categories[0]!.products[0]!;
  const lines = [{ productId: id, portionId: portions[0]!.id, quantity: 1 }];
  const customer = { name: 'Ada', phone: '+905321234567' };
  const basket = { type: 'Takeaway', customer, lines } as const;
  await sofra.orders.place(service.venueId, { ...basket, lines }, { idempotencyKey: 'basket-4711' });

  service.orders[0]!.status = 'Ready'; // as the kitchen would
  service.restaurant.venue.ordering.busyUntil = '2026-03-03T19:00:00.000Z'; // a rush
  // #endregion
  return service.orders.map(({ status }) => status);
}

export async function loseAnAnswer(): Promise<number> {
  // #region faults
  const time = new TestTime(); // pauses and timeouts take no time
  const service = new FakeSofra({ time });
  const fetch = misbehaving(service.fetch, inTurn('ResetAfterwards', 'Stall', 'InternalError'));
  const sofra = new Sofra({ baseUrl: service.baseUrl, apiKey: service.apiKey, fetch, time });

  const venues = await time.run(sofra.venues.list());
  // #endregion
  return venues.length;
}

export async function sendEvent(
  service: FakeSofra,
  handler: (request: Request) => Promise<Response>,
): Promise<number> {
  // #region events
  const secret = newSigningSecret();
  const { body, headers } = await signEvent(orderUpdated(service.orders[0]!), secret);
  const request = new Request('https://shop.example/hooks', { method: 'POST', body, headers });
  const { status } = await handler(request);
  // #endregion
  return status;
}
