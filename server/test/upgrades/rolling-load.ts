import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from '../harness/service-process.ts';

/** The venue that is called, and what is ordered there. */
export interface CalledVenue {
  id: string;
  key: string;
  /** The body of an order. */
  order: string;
}

/** Servers that take calls in turn, as behind a proxy. */
export interface ServersInTurn {
  /** From now on the server gets calls. */
  add(server: ServiceProcess): void;
  /** It gets no new ones; waits until those on their way to it are answered. */
  drain(server: ServiceProcess): Promise<void>;
  /** It is going to be killed: calls on their way to it may fail, and are repeated elsewhere. */
  giveUp(server: ServiceProcess): void;
  /** A killed server gets no new ones. */
  remove(server: ServiceProcess): void;
  /** Calls the next server. `null` for every answer but 200 and 201, which counts as failed. */
  call(path: string, init: RequestInit): Promise<{ data: { order?: { id: string } } } | null>;
  /** How many calls were on their way to a server when it was killed. */
  cut(): number;
  /** Of other calls that were not answered with 200 or 201: what became of each. */
  failed: readonly string[];
}

const TICK_MS = 5;

export function takeTurns(): ServersInTurn {
  const servers: ServiceProcess[] = [];
  const givenUp = new Set<ServiceProcess>();
  const onTheWayTo = new Map<ServiceProcess, number>();
  const failed: string[] = [];
  let cut = 0;
  let turn = 0;

  const remove = (server: ServiceProcess) => void servers.splice(servers.indexOf(server), 1);
  const count = (server: ServiceProcess, more: number) =>
    onTheWayTo.set(server, (onTheWayTo.get(server) ?? 0) + more);

  async function call(path: string, init: RequestInit): ReturnType<ServersInTurn['call']> {
    turn += 1;
    const server = servers[turn % servers.length]!;
    count(server, 1);
    try {
      const answer = await fetch(server.baseUrl + path, init);
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text);
      failed.push(`${init.method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return null;
    } catch (error) {
      if (!givenUp.has(server)) {
        failed.push(`${init.method} ${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
        return null;
      }
      cut += 1;
    } finally {
      count(server, -1);
    }
    return call(path, init);
  }

  return {
    add: (server) => void servers.push(server),
    remove,
    drain: async (server) => {
      remove(server);
      while (onTheWayTo.get(server)! > 0) await pause(TICK_MS);
    },
    giveUp: (server) => void givenUp.add(server),
    call,
    cut: () => cut,
    failed,
  };
}

/** Calls that go on until they are ended. */
export interface Load {
  /** Waits for that many orders more, or for the first failure. */
  moreOrders(count: number): Promise<void>;
  /** Ends when all calls are answered. */
  end(): Promise<{ orders: number; reads: number; seconds: number }>;
}

const MOST_ON_THE_WAY = 64;

/** Calls something so often a second, or as often as the machine can with 64 calls at once, until it is ended: then all are answered. */
export function steadily(aSecond: number, one: () => Promise<void>): { end(): Promise<void> } {
  const began = performance.now();
  let isOver = false;
  const call = async () => {
    const onTheWay = new Set<Promise<void>>();
    for (let begun = 0; !isOver; await pause(TICK_MS)) {
      const due = ((performance.now() - began) / 1_000) * aSecond;
      for (; begun < due && onTheWay.size < MOST_ON_THE_WAY; begun += 1) {
        const answered = one().finally(() => onTheWay.delete(answered));
        onTheWay.add(answered);
      }
    }
    await Promise.all(onTheWay);
  };
  const called = call();
  return {
    end: () => {
      isOver = true;
      return called;
    },
  };
}

/** Begins to order and read, as often a second as the machine can up to the given rates. */
export function startLoad(
  servers: ServersInTurn,
  { id, key, order }: CalledVenue,
  rates: { orders: number; reads: number },
): Load {
  const done = { orders: 0, reads: 0 };
  const began = performance.now();
  let newest: string | null = null;

  async function placeOne(): Promise<void> {
    const headers = { 'x-api-key': key, 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: order };
    const placed = await servers.call(`/public/v1/venues/${id}/orders`, init);
    if (placed === null) return;
    newest = placed.data.order!.id;
    done.orders += 1;
  }

  async function readOne(): Promise<void> {
    const isMenu = newest === null || done.reads % 2 === 0;
    const path = isMenu ? `/public/v1/venues/${id}/menu` : `/public/v1/orders/${newest}`;
    const read = await servers.call(path, { method: 'GET', headers: { 'x-api-key': key } });
    if (read !== null) done.reads += 1;
  }

  const loads = [steadily(rates.orders, placeOne), steadily(rates.reads, readOne)];
  return {
    moreOrders: async (count) => {
      const goal = done.orders + count;
      while (done.orders < goal && servers.failed.length === 0) await pause(TICK_MS);
    },
    end: async () => {
      await Promise.all(loads.map((load) => load.end()));
      return { ...done, seconds: (performance.now() - began) / 1_000 };
    },
  };
}
