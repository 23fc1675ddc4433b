import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { followLiveStream, type LiveMessage, type LiveState } from './live-stream.ts';
import { acquireAnySlot } from './stream-slots.ts';

/** A service whose connections the test opens, feeds with events and breaks. */
function startService() {
  const connections: {
    lastEventId: string | null;
    send: (text: string) => void;
    end: () => void;
    signal: AbortSignal;
  }[] = [];
  let status = 200;
  const fetch = (async (_url: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const signal = init.signal!;
        signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
        connections.push({
          lastEventId: new Headers(init.headers).get('Last-Event-ID'),
          send: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
          signal,
        });
      },
    });
    return new Response(body, { status });
  }) as typeof globalThis.fetch;
  const messages: LiveMessage[] = [];
  const states: LiveState[] = [];
  const stop = followLiveStream({
    ...{ url: '/live', fetch, acquireSlot: acquireAnySlot },
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
  });
  return { connections, messages, states, stop, answerWith: (next: number) => (status = next) };
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !holds(); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  assert.ok(holds());
}

describe('the live stream', () => {
  test('events are passed on whole, even if they arrive in pieces; comments are not passed on', async () => {
    const { connections, messages, stop } = startService();
    await until(() => connections.length === 1);
    connections[0]!.send(': quiet\n\nid: 7\nevent: bill\nda');
    connections[0]!.send('ta: {"change":7,"name":"Çay"}\n\n');
    await until(() => messages.length === 1);
    assert.deepEqual(messages, [{ kind: 'bill', data: { change: 7, name: 'Çay' } }]);
    stop();
  });

  test('after a break the stream reports it and continues after the last event', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { connections, messages, states, stop } = startService();
    await until(() => connections.length === 1);
    connections[0]!.send('id: 41\nevent: ready\ndata: {}\n\n');
    await until(() => messages.length === 1);
    connections[0]!.end();
    await until(() => states.at(-1) === 'Lost');
    t.mock.timers.tick(1_000);
    await until(() => connections.length === 2);
    assert.equal(connections[1]!.lastEventId, '41');
    assert.deepEqual(states, ['Connecting', 'Live', 'Lost', 'Live']);
    stop();
  });

  test('a connection that is silent for longer than the pauses of the service counts as lost', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { connections, states, stop } = startService();
    await until(() => states.at(-1) === 'Live');
    t.mock.timers.tick(15_000);
    connections[0]!.send(': quiet\n\n');
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    t.mock.timers.tick(15_000);
    assert.equal(connections[0]!.signal.aborted, false);
    t.mock.timers.tick(6_000);
    await until(() => states.at(-1) === 'Lost');
    stop();
  });

  test('a stream that was replaced, or whose session ended, is not reopened', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const replaced = startService();
    await until(() => replaced.connections.length === 1);
    replaced.connections[0]!.send('event: replaced\ndata: {}\n\n');
    replaced.connections[0]!.end();
    await until(() => replaced.states.at(-1) === 'Replaced');
    t.mock.timers.tick(120_000);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(replaced.connections.length, 1);
    replaced.stop();
  });

  test('stopping ends the connection and all retries', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { connections, states, stop } = startService();
    await until(() => states.at(-1) === 'Live');
    stop();
    assert.equal(connections[0]!.signal.aborted, true);
    t.mock.timers.tick(60_000);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(connections.length, 1);
  });
});
