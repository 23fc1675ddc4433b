import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Bill, notifyBillChange, updateOpenBills } from './bill-list.ts';
import { type BillPage, readBills } from './read-bills.ts';

function bill(id: string, change: Partial<Bill> = {}): Bill {
  return {
    ...{ id, number: 1, revision: 1, state: 'Open', openedAt: `2026-03-01T18:00:00.00${id}Z` },
    ...change,
  } as Bill;
}

/** Pages of a list. Before each page is answered, the live stream sends the bills in `told`. */
function listOf(...pages: { items: Bill[]; told?: Bill[] }[]) {
  const asked: (string | undefined)[] = [];
  const readPage = async ({ cursor }: { cursor?: string }): Promise<BillPage> => {
    const { items, told = [] } = pages[asked.length]!;
    asked.push(cursor);
    for (const one of told) notifyBillChange('v1', one);
    return { items, nextCursor: asked.length < pages.length ? `after ${asked.length}` : null };
  };
  return { asked, read: () => readBills('v1', updateOpenBills, readPage) };
}

const words = (bills: readonly Bill[]) => bills.map(({ id, revision }) => `${id}@${revision}`);

describe('reading a list of bills', () => {
  test('returns all pages, the oldest bill first, and a bill on two pages once', async () => {
    const { asked, read } = listOf({ items: [bill('1'), bill('3')] }, { items: [bill('3'), bill('2')] });
    assert.deepEqual(words(await read()), ['1@1', '2@1', '3@1']);
    assert.deepEqual(asked, [undefined, 'after 1']);
  });

  test('includes what the stream sent during the read, unless a page is newer', async () => {
    const { read } = listOf(
      { items: [bill('1'), bill('2')], told: [bill('3', { revision: 1 })] },
      { items: [bill('3', { revision: 4 })], told: [bill('1', { revision: 2 })] },
    );
    assert.deepEqual(words(await read()), ['1@2', '2@1', '3@4']);
  });

  test('leaves out a bill that was closed after its page was read', async () => {
    const closed = bill('1', { revision: 2, state: 'Closed' });
    const { read } = listOf({ items: [bill('1'), bill('2')] }, { items: [], told: [closed] });
    assert.deepEqual(words(await read()), ['2@1']);
  });

  test('ignores other venues, and the stream once it has ended', async () => {
    const { read } = listOf({ items: [bill('1')] });
    const reading = read();
    notifyBillChange('v2', bill('2'));
    const bills = await reading;
    notifyBillChange('v1', bill('3'));
    assert.deepEqual(words(bills), ['1@1']);
  });

  test('fails if a page fails', async () => {
    const read = readBills('v1', updateOpenBills, () => Promise.reject(new Error('no page')));
    await assert.rejects(read, /no page/);
  });
});
