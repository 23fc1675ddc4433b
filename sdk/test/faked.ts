import { type OrderRequest, Sofra, type SofraOptions } from '../src/index.ts';
import { type ChooseFault, FakeSofra, misbehaving, TestTime } from '../src/testing/index.ts';

/** A client of a fake service, with a clock that jumps. */
export interface Faked {
  service: FakeSofra;
  time: TestTime;
  sofra: Sofra;
  /** A basket of the first dish. */
  basket: OrderRequest;
}

export function faked(options: Partial<SofraOptions> = {}, choose: ChooseFault = () => null): Faked {
  const time = new TestTime();
  const service = new FakeSofra({ time });
  return { service, time, sofra: clientOf(service, time, options, choose), basket: basketAt(service) };
}

/** A client of a fake service: as if its process had just been started. */
export function clientOf(
  { apiKey, baseUrl, fetch }: Pick<FakeSofra, 'apiKey' | 'baseUrl' | 'fetch'>,
  time: TestTime,
  options: Partial<SofraOptions> = {},
  choose: ChooseFault = () => null,
): Sofra {
  const random = () => 0.5;
  return new Sofra({ apiKey, baseUrl, time, random, fetch: misbehaving(fetch, choose), ...options });
}

export function basketAt(service: FakeSofra): OrderRequest {
  const { id, portions } = service.restaurant.menu.categories[0]!.products[0]!;
  return {
    type: 'Takeaway',
    customer: { name: 'Ada', phone: '+905321234567' },
    lines: [{ productId: id, portionId: portions[0]!.id, quantity: 2 }],
  };
}
