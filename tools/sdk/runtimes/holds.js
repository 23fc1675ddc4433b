/*
 * Orders through a connection that loses answers, and receives a signed event: what the SDK promises, with nothing
 * but what each runtime has.
 */
import { receiveEvent, Sofra } from '@sofra/sdk';
import {
  FakeSofra,
  inTurn,
  misbehaving,
  newSigningSecret,
  orderUpdated,
  signEvent,
  TestTime,
} from '@sofra/sdk/testing';

/** @returns {Promise<string>} what it saw; throws when a promise does not hold */
export async function holds() {
  const time = new TestTime();
  const service = new FakeSofra({ time });
  const fetch = misbehaving(service.fetch, inTurn('ResetAfterwards', 'HalfAnswer', 'InternalError'));
  const sofra = new Sofra({ baseUrl: service.baseUrl, apiKey: service.apiKey, fetch, time });
  const { id, portions } = service.restaurant.menu.categories[0].products[0];
  const lines = [{ productId: id, portionId: portions[0].id, quantity: 1 }];
  const basket = { type: 'Takeaway', customer: { name: 'Ada', phone: '+905321234567' }, lines };
  await time.run(sofra.orders.place(service.venueId, basket, { idempotencyKey: 'basket-4711' }));
  expect(service.orders.length, 1);

  const signingSecret = newSigningSecret();
  const received = [];
  const post = async (secret) => {
    const { body, headers } = await signEvent(orderUpdated(service.orders[0]), secret);
    const request = new Request('https://shop.example/hooks', { method: 'POST', body, headers });
    const options = { signingSecret, onEvent: (event) => void received.push(event.data.id) };
    return (await receiveEvent(request, options)).status;
  };
  expect(await post(signingSecret), 204);
  expect(await post(newSigningSecret()), 400);
  expect(received.join(), service.orders[0].id);
  return 'one order, one event';
}

function expect(seen, expected) {
  if (seen !== expected) throw new Error(`expected ${expected}, got ${seen}`);
}
