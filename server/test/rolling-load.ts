import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from './service-process.ts';

/** The venue that is called, and what is ordered there. */
export interface CalledVenue {
  id: string;
  key: string;
  /** The body of an order. */
  order: string;
}

/** Calls over several servers, as a proxy in front spreads them. */
export interface RollingLoad {
  /** From now on the server gets calls. */
  add(server: ServiceProcess): void;
  /** It gets no new ones; waits until those on their way to it are answered. */
  drain(server: ServiceProcess): Promise<void>;
  /** It is going to be killed: calls on their way to it may fail, and are repeated elsewhere. */
  giveUp(server: ServiceProcess): void;
  /** A killed server gets no new ones. */
  remove(server: ServiceProcess): void;
  /** Waits for that many orders more. */
  moreOrders(count: number): Promise<void>;
  /** Ends when all calls are answered. */
  end(): Promise<LoadFigures>;
}

export interface LoadFigures {
  orders: number;
  reads: number;
  ordersASecond: number;
  readsASecond: number;
  /** Calls that were on their way to a server when it was killed. */
  cut: number;
  /** Of other calls that were not answered with 200 or 201: what became of each. */
  failed: string[];
}

const MOST_ON_THE_WAY = 64;
const TICK_MS = 5;

/** Begins to order and read, as often a second as the machine can up to the given rates. */
export function startLoad(
  { id, key, order }: CalledVenue,
  rates: { orders: number; reads: number },
): RollingLoad {
  const servers: ServiceProcess[] = [];
  const givenUp = new Set<ServiceProcess>();
  const onTheWayTo = new Map<ServiceProcess, number>();
  const failed: string[] = [];
  const done = { orders: 0, reads: 0, cut: 0 };
  const began = performance.now();
  let turn = 0;
  let newest: string | null = null;
  let isOver = false;

  /** Sends a call to the next server, and again to another one while it was cut off with its server. */
  async function call(path: string, init: RequestInit): Promise<{ data: { order?: { id: string } } } | null> {
    for (;;) {
      turn += 1;
      const server = servers[turn % servers.length]!;
      onTheWayTo.set(server, onTheWayTo.get(server)! + 1);
      try {
        const answer = await fetch(server.baseUrl + path, init);
        const text = await answer.text();
        if (answer.ok) return JSON.parse(text);
        failed.push(`${init.method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
        return null;
      } catch (error) {
        if (givenUp.has(server)) {
          done.cut += 1;
          continue;
        }
        failed.push(`${init.method} ${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
        return null;
      } finally {
        onTheWayTo.set(server, onTheWayTo.get(server)! - 1);
      }
    }
  }

  async function placeOne(): Promise<void> {
    const headers = { 'x-api-key': key, 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
    const placed = await call(`/public/v1/venues/${id}/orders`, { method: 'POST', headers, body: order });
    if (placed === null) return;
    newest = placed.data.order!.id;
    done.orders += 1;
  }

  async function readOne(): Promise<void> {
    const isMenu = newest === null || done.reads % 2 === 0;
    const path = isMenu ? `/public/v1/venues/${id}/menu` : `/public/v1/orders/${newest}`;
    if ((await call(path, { method: 'GET', headers: { 'x-api-key': key } })) !== null) done.reads += 1;
  }

  const keepUp = async (aSecond: number, one: () => Promise<void>) => {
    const onTheWay = new Set<Promise<void>>();
    for (let begun = 0; !isOver; await pause(TICK_MS)) {
      const due = ((performance.now() - began) / 1_000) * aSecond;
      for (; servers.length > 0 && begun < due && onTheWay.size < MOST_ON_THE_WAY; begun += 1) {
        const answered = one().finally(() => onTheWay.delete(answered));
        onTheWay.add(answered);
      }
    }
    await Promise.all(onTheWay);
  };
  const all = Promise.all([keepUp(rates.orders, placeOne), keepUp(rates.reads, readOne)]);

  const remove = (server: ServiceProcess) => void servers.splice(servers.indexOf(server), 1);
  return {
    add: (server) => {
      onTheWayTo.set(server, 0);
      servers.push(server);
    },
    remove,
    drain: async (server) => {
      remove(server);
      while (onTheWayTo.get(server)! > 0) await pause(TICK_MS);
    },
    giveUp: (server) => void givenUp.add(server),
    moreOrders: async (count) => {
      const goal = done.orders + count;
      while (done.orders < goal && failed.length === 0) await pause(TICK_MS);
    },
    end: async () => {
      isOver = true;
      await all;
      const seconds = (performance.now() - began) / 1_000;
      return {
        ...done,
        failed,
        ordersASecond: Math.round(done.orders / seconds),
        readsASecond: Math.round(done.reads / seconds),
      };
    },
  };
}
