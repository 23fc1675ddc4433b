import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headOf, type PhotoMessage, readMessages } from './photo-messages.ts';

const SENT: PhotoMessage[] = [
  { kind: 'Part', photo: 1, bytes: Buffer.from('abc') },
  { kind: 'Part', photo: 70_000, bytes: Buffer.from('defgh') },
  { kind: 'Forget', photo: 70_000 },
  { kind: 'Part', photo: 1, bytes: Buffer.from('i') },
  { kind: 'Encode', photo: 1 },
];

test('messages are the same behind a stream, wherever it is cut', async () => {
  const bytes = Buffer.concat(
    SENT.flatMap((message) => [headOf(message), message.kind === 'Part' ? message.bytes : Buffer.alloc(0)]),
  );
  for (let size = 1; size <= bytes.length; size++) {
    assert.deepEqual(await received(bytes, size), SENT.map(textOf), `in pieces of ${size}`);
  }
});

/** What is read of a stream in pieces of a size; parts that were cut are put together. */
async function received(bytes: Buffer, size: number): Promise<string[]> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const texts: string[] = [];
  let part: PhotoMessage | null = null;
  let left = 0;
  for await (const message of readMessages(pieces())) {
    if (message.kind !== 'Part') texts.push(textOf(message));
    else {
      const before: Buffer = left > 0 && part?.kind === 'Part' ? part.bytes : Buffer.alloc(0);
      part = { ...message, bytes: Buffer.concat([before, message.bytes]) };
      const whole = SENT.find((each) => each.kind === 'Part' && each.bytes.includes(message.bytes));
      left = whole?.kind === 'Part' ? whole.bytes.length - part.bytes.length : 0;
      if (left === 0) texts.push(textOf(part));
    }
  }
  return texts;
}

function textOf(message: PhotoMessage): string {
  return `${message.kind} ${message.photo} ${message.kind === 'Part' ? message.bytes : ''}`;
}
