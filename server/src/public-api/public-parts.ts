import type { SecretKeys } from '../core/secret-key.ts';
import type { Spend } from '../http/limits/budget.ts';
import type { KeyStreams } from '../live/key-streams.ts';
import type { Send } from '../parts/outgoing.ts';
import type { Clock, NewId, Random } from '../parts/parts.ts';
import { createBillReader, type ReadBill } from '../store/bills/bill-reader.ts';
import type { Database, Db } from '../store/database.ts';
import { createBatchReaderByNode } from '../store/distribution/read-by-node.ts';
import type { MemoryCache } from '../store/memory-cache.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import { listVenueCounters } from '../store/venue/venue-heads.ts';
import type { ListTurns } from '../throttles/list-turns.ts';
import { createMenuCache, type FindMenu } from './menu/compiled-menu.ts';
import { createOrderPageCache, type OrderPageCache } from './orders/order-pages.ts';
import { createCalendarCache, type FindCalendar } from './reservations/compiled-calendar.ts';

/** The services that the operations of the public API use. */
export interface PublicParts extends AnswerCaches {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  newId: NewId;
  random: Random;
  send: Send;
  /** The keys that signing secrets are encrypted with: the first encrypts, older ones still decrypt. */
  secretKeys: SecretKeys;
  /** Whether events may be sent to addresses of this machine. */
  allowsLocalWebhooks: boolean;
  /** Lets callers read long lists in turn. */
  listTurns: ListTurns;
  /** Wakes the background job that prints tickets. */
  printSoon: () => void;
  /** The address of the API, without a slash at its end; known once the service listens. */
  baseUrl: () => string;
  /** The address of the guest pages, without a slash at its end. */
  publicSite: () => string;
  /** `null` if budgets are switched off. */
  spend: Spend | null;
  /** The open streams of events. */
  keyStreams: KeyStreams;
}

/** The data that is stored for later answers, most of it as JSON. */
export interface AnswerCaches {
  menuOf: FindMenu;
  calendarOf: FindCalendar;
  orderPages: OrderPageCache;
  readBill: ReadBill;
}

/** Makes the stores of prepared answers in this memory. */
export function createAnswerCaches(memory: MemoryCache, db: Db): AnswerCaches {
  const readCounters = createBatchReaderByNode(db, (venueIds) => listVenueCounters(db, venueIds));
  return {
    menuOf: createMenuCache(memory),
    calendarOf: createCalendarCache(memory),
    orderPages: createOrderPageCache(memory, readCounters),
    readBill: createBillReader(db, memory),
  };
}
