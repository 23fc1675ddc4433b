import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { OrderRequest } from '@sofra/sdk';
import { type Basket, EMPTY } from './basket.ts';

/** A basket with what became of it. */
export interface StoredBasket {
  /** Cannot be guessed: it is also the address of the order's page. */
  id: string;
  /** Made with the basket, and sent with every try to order it. */
  idempotencyKey: string;
  /** `Sent`: a try has left, and its result is not known yet. The basket is then not changed any more. */
  state: 'Open' | 'Sent' | 'Placed';
  content: Basket;
  /** What was sent, so that a later try sends the same. */
  request: OrderRequest | null;
  orderId: string | null;
  /** The lines of the order that are of this basket: at a table others may order on the same bill. */
  addedLineIds: string[];
}

const SCHEMA = `
  create table if not exists basket (
    id text primary key,
    idempotency_key text not null,
    state text not null,
    content text not null,
    request text,
    order_id text,
    added_line_ids text not null default '[]',
    made_at integer not null
  ) strict;
  create table if not exists booking_form (
    id text primary key,
    typed text not null,
    sent_at integer not null,
    reservation_id text,
    is_own integer not null default 0
  ) strict;
`;

/** What a visitor typed to book a table. */
export interface TypedBooking {
  startsAt: string;
  guests: number;
  customer: { name: string; phone: string };
  note: string | null;
}

/** A form of a booking that was sent. */
export interface BookingForm {
  typed: TypedBooking;
  /** When this was sent first. */
  sentAt: number;
  /** The reservation that was made; `null` while it is not known. */
  reservationId: string | null;
  /** Whether this form made the reservation: another form, or another program, may have made it before. */
  isOwn: boolean;
}

/** Days after which a basket and its order are deleted. */
const DAYS_KEPT = 30;
/** A table can be booked 60 days ahead. */
const BOOKING_DAYS_KEPT = 90;

/**
 * The shop's own memory. Orders and reservations are the service's: they are read there. A key that is forgotten is an order
 * that may be placed twice, so every write is on disk before anything is sent.
 */
export class Store {
  readonly #db: DatabaseSync;

  /** @param path  of a file, or `:memory:` for tests */
  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${SCHEMA}`);
  }

  newBasket(): StoredBasket {
    const oldest = Date.now() - DAYS_KEPT * 86_400_000;
    this.#db.prepare('delete from basket where made_at < ?').run(oldest);
    const id = randomUUID();
    const sql = `insert into basket (id, idempotency_key, state, content, made_at) values (?, ?, 'Open', ?, ?)`;
    this.#db.prepare(sql).run(id, randomUUID(), JSON.stringify(EMPTY), Date.now());
    return this.findBasket(id) as StoredBasket;
  }

  findBasket(id: string): StoredBasket | null {
    const row = this.#db.prepare('select * from basket where id = ?').get(id);
    if (row === undefined) return null;
    return {
      id,
      idempotencyKey: String(row['idempotency_key']),
      state: row['state'] as StoredBasket['state'],
      content: JSON.parse(String(row['content'])) as Basket,
      request: row['request'] === null ? null : (JSON.parse(String(row['request'])) as OrderRequest),
      orderId: row['order_id'] === null ? null : String(row['order_id']),
      addedLineIds: JSON.parse(String(row['added_line_ids'])) as string[],
    };
  }

  /**
   * Changes what is in a basket that was not sent yet. What was read before may be old: another tap can have
   * changed the basket while the service was asked.
   * @returns what is in it now
   */
  changeContent(id: string, change: (content: Basket) => Basket): Basket {
    const content = change(this.findBasket(id)?.content ?? EMPTY);
    const sql = `update basket set content = ? where id = ? and state = 'Open'`;
    this.#db.prepare(sql).run(JSON.stringify(content), id);
    return content;
  }

  /** Notes what is about to be sent, unless something was sent already. */
  markSent(id: string, request: OrderRequest): void {
    const sql = `update basket set state = 'Sent', request = ? where id = ? and state = 'Open'`;
    this.#db.prepare(sql).run(JSON.stringify(request), id);
  }

  markPlaced(id: string, orderId: string, addedLineIds: readonly string[]): void {
    const sql = `update basket set state = 'Placed', order_id = ?, added_line_ids = ? where id = ?`;
    this.#db.prepare(sql).run(orderId, JSON.stringify(addedLineIds), id);
  }

  /** A refusal has ordered nothing: the guest may change the basket, and order it under the same key. */
  reopen(id: string): void {
    const sql = `update basket set state = 'Open', request = null where id = ? and state = 'Sent'`;
    this.#db.prepare(sql).run(id);
  }

  /** Notes what a form is about to send. @returns when this was sent first */
  markBooking(formId: string, typed: TypedBooking): number {
    const now = Date.now();
    this.#db.prepare('delete from booking_form where sent_at < ?').run(now - BOOKING_DAYS_KEPT * 86_400_000);
    const sql = `insert into booking_form (id, typed, sent_at) values (?, ?, ?) on conflict (id) do update
      set typed = excluded.typed, sent_at = excluded.sent_at where typed <> excluded.typed and reservation_id is null`;
    this.#db.prepare(sql).run(formId, JSON.stringify(typed), now);
    return this.findBooking(formId)!.sentAt;
  }

  /**
   * Notes the reservation that a form led to. Only the first form has it as its own.
   * @param isMade  whether the form may have made it
   * @returns whether it is the form's own, and this was not noted before
   */
  settleBooking(formId: string, reservationId: string, isMade: boolean): boolean {
    const sql = `update booking_form set reservation_id = ?1, is_own = ?2 and not exists (
      select 1 from booking_form where reservation_id = ?1 and is_own and id <> ?3) where id = ?3 and reservation_id is null`;
    const { changes } = this.#db.prepare(sql).run(reservationId, Number(isMade), formId);
    return changes > 0 && this.findBooking(formId)!.isOwn;
  }

  /**
   * A refusal has booked nothing, so the form may be sent again as a new one. Otherwise it could claim a later booking of
   * another form.
   */
  forgetBooking(formId: string): void {
    this.#db.prepare('delete from booking_form where id = ? and reservation_id is null').run(formId);
  }

  findBooking(formId: string): BookingForm | null {
    const row = this.#db.prepare('select * from booking_form where id = ?').get(formId);
    if (row === undefined) return null;
    return {
      typed: JSON.parse(String(row['typed'])) as TypedBooking,
      sentAt: Number(row['sent_at']),
      reservationId: row['reservation_id'] === null ? null : String(row['reservation_id']),
      isOwn: row['is_own'] === 1,
    };
  }

  close(): void {
    this.#db.close();
  }
}
