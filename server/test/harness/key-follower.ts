import type { TestContext } from 'node:test';
import type { Sofra } from './sofra.ts';

/** The stream of the events of a key, as it was read so far. */
export interface Following {
  status: number;
  /** The bodies of events so far. */
  // biome-ignore lint/suspicious/noExplicitAny: events are read whose shape the public API describes
  events: any[];
  lastId: string | undefined;
  /** Waits until so many events have come. */
  until(count: number): Promise<void>;
  ended: Promise<void>;
}

/** Follows the events of a key until the test ends. */
export async function followKeyEvents(
  { baseUrl }: Pick<Sofra, 'baseUrl'>,
  t: TestContext,
  key: string,
  lastEventId?: string,
): Promise<Following> {
  const leaving = new AbortController();
  t.after(() => leaving.abort());
  const headers = {
    'x-api-key': key,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
  const response = await fetch(`${baseUrl}/listen/v1/events`, { headers, signal: leaving.signal });
  const waiting = new Set<() => void>();
  const following: Following = {
    ...{ status: response.status, events: [], lastId: undefined, ended: Promise.resolve() },
    until: async (count) => {
      while (following.events.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    },
  };
  const wake = () => {
    for (const resolve of waiting) resolve();
  };
  following.ended = read(response, following, wake).catch(() => {});
  return following;
}

async function read(response: Response, following: Following, wake: () => void): Promise<void> {
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const messages = (rest + text).split('\n\n');
    rest = messages.pop()!;
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data === undefined) continue;
      following.events.push(JSON.parse(data));
      following.lastId = /^id: (.*)$/m.exec(message)?.[1];
      wake();
    }
  }
}
