import type { Person } from './staff.ts';

/** An event of a live stream as it was received. */
export interface ReadEvent {
  id: number;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read events whose shape the description checks
  data: any;
}

/** One connection to a live stream. */
export interface LiveReader {
  status: number;
  /** All events that were received, in order. */
  events: ReadEvent[];
  /** Comments that were received. */
  comments: number;
  /** Waits until the received events satisfy the condition. */
  until(isEnough: (events: ReadEvent[]) => boolean): Promise<void>;
  /** Resolves when the service ended the stream. */
  ended: Promise<void>;
  disconnect(): void;
}

/** Connects to the live stream of a venue, behind the last event that was received, if any. */
export async function follow(
  baseUrl: string,
  person: Pick<Person, 'cookie'>,
  { venueId, lastEventId }: { venueId?: string; lastEventId?: number } = {},
): Promise<LiveReader> {
  const leaving = new AbortController();
  const query = venueId === undefined ? '' : `?venueId=${venueId}`;
  const response = await fetch(`${baseUrl}/venue/v1/live${query}`, {
    headers: {
      cookie: person.cookie,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: leaving.signal,
  });
  const reader: LiveReader = {
    status: response.status,
    events: [],
    comments: 0,
    until: (isEnough) => {
      return new Promise((resolve) => {
        const look = () => {
          if (!isEnough(reader.events)) return;
          lookers.delete(look);
          resolve();
        };
        lookers.add(look);
        look();
      });
    },
    ended: Promise.resolve(),
    disconnect: () => leaving.abort(),
  };
  const lookers = new Set<() => void>();
  reader.ended = read(response, reader, () => {
    for (const look of lookers) look();
  });
  return reader;
}

async function read(response: Response, reader: LiveReader, onEvent: () => void): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body!) {
      text += decoder.decode(bytes, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) take(block, reader);
      onEvent();
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

function take(block: string, reader: LiveReader): void {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (line.startsWith(':')) reader.comments += 1;
    else fields.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const event = fields.get('event');
  if (event === undefined) return;
  reader.events.push({ id: Number(fields.get('id')), event, data: JSON.parse(fields.get('data')!) });
}
