// #region all
import { type OrderRequestLine, Sofra } from '@sofra/sdk';

const sofra = new Sofra({ baseUrl: process.env.SOFRA_URL, apiKey: process.env.SOFRA_KEY });

export async function placeTakeaway(venueId: string, lines: OrderRequestLine[], idempotencyKey: string) {
  const customer = { name: 'Ada', phone: '+905321234567' };
  const { order } = await sofra.orders.place(
    venueId,
    { type: 'Takeaway', customer, lines },
    { idempotencyKey },
  );
  return sofra.orders.get(order.id);
}
// #endregion
