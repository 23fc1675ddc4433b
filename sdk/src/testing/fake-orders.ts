import type { Order, OrderRequest, Placement, PricedBasket } from '../records.ts';
import { type FakeCall, FakeRefusal, type Success } from './fake-answer.ts';
import { type FoundLine, orderLineOf, readBasket, sumOf, unitPriceOf } from './fake-basket.ts';
import type { FakeVenue } from './fake-venue.ts';

/** The orders of the fake service. */
export class FakeOrders {
  readonly #fake: FakeVenue;
  /** The orders, oldest first. */
  readonly all: Order[] = [];
  readonly #placements = new Map<string, { order: Order; addedLineIds: string[] }>();

  constructor(fake: FakeVenue) {
    this.#fake = fake;
  }

  preview(body: unknown): Success {
    const { lines } = readBasket(this.#fake, body);
    const priced = lines.map(({ asked, portion, extras }) => {
      const unitPrice = unitPriceOf(portion, extras);
      const { productId, portionId, quantity } = asked;
      return { productId, portionId, quantity, unitPrice, lineTotal: sumOf([unitPrice * quantity]) };
    });
    const subtotal = sumOf(priced.map(({ lineTotal }) => lineTotal));
    const data: PricedBasket = {
      ...{ lines: priced, subtotal, discount: 0, serviceFee: 0, total: subtotal, currency: 'TRY' },
    };
    return { status: 200, data };
  }

  place({ headers, body }: FakeCall, now: number): Success {
    const key = headers.get('idempotency-key') ?? '';
    if (!/^[\w-]{8,64}$/.test(key)) throw new FakeRefusal('PUBLIC_API_IDEMPOTENCY_KEY_INVALID');
    const known = this.#placements.get(key);
    if (known !== undefined) return placementOf(200, known);
    const { ordering } = this.#fake.venue;
    if (ordering.busyUntil !== null) throw new FakeRefusal('PLACE_IS_BUSY');
    if (!ordering.acceptingOrdersNow) throw new FakeRefusal('OUTSIDE_WORKING_HOURS');
    const { basket, lines } = readBasket(this.#fake, body);
    const placed = this.#write(basket, lines, now);
    this.#placements.set(key, placed);
    return placementOf(201, placed);
  }

  get(orderId: string): Order {
    const order = this.all.find(({ id }) => id === orderId);
    if (order === undefined) throw new FakeRefusal('PUBLIC_API_ORDER_NOT_FOUND');
    return order;
  }

  /** Newest first. */
  list(status: string): Order[] {
    const isOpen = (order: Order) => order.status !== 'Completed' && order.status !== 'Cancelled';
    const listed = this.all.filter((order) => status === 'all' || isOpen(order) === (status === 'open'));
    return listed.reverse();
  }

  #write(basket: OrderRequest, found: FoundLine[], now: number): { order: Order; addedLineIds: string[] } {
    const lines = found.map((line) => orderLineOf(line, now));
    const order = this.#openBillOf(basket.tableId) ?? this.#newOrder(basket, now);
    order.lines.push(...lines);
    const subtotal = sumOf(order.lines.map(({ total }) => total));
    order.totals = { ...order.totals, subtotal, total: subtotal, remaining: subtotal };
    return { order, addedLineIds: lines.map(({ id }) => id) };
  }

  #openBillOf(tableId: string | null | undefined): Order | undefined {
    return tableId == null ? undefined : this.list('open').find(({ table }) => table?.id === tableId);
  }

  #newOrder(basket: OrderRequest, now: number): Order {
    const tables = this.#fake.areas.flatMap((area) => area.tables);
    const table = tables.find(({ id }) => id === basket.tableId);
    const order: Order = {
      ...{ id: crypto.randomUUID(), number: this.all.length + 1, venueId: this.#fake.venue.id },
      ...{ type: basket.type, status: 'Received', paymentStatus: 'Unpaid' },
      table: table === undefined ? null : { id: table.id, name: table.name },
      customer: customerOf(basket),
      ...{ note: basket.note ?? null, lines: [] },
      totals: { subtotal: 0, discount: 0, serviceFee: 0, total: 0, paid: 0, remaining: 0, currency: 'TRY' },
      ...{ createdAt: new Date(now).toISOString(), closedAt: null },
    };
    this.all.push(order);
    return order;
  }
}

function customerOf({ customer, paymentMethod }: OrderRequest): Order['customer'] {
  if (customer == null) return null;
  const { name, phone, address = null } = customer;
  return { name, phone, address, paymentMethod: paymentMethod ?? null };
}

function placementOf(status: 200 | 201, placement: Placement): Success {
  const headers: Record<string, string> = { Location: `/public/v1/orders/${placement.order.id}` };
  if (status === 200) headers['Idempotent-Replayed'] = 'true';
  return { status, data: placement, headers };
}
