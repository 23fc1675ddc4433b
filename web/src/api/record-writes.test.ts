import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ApiFault, NETWORK_FAULT } from './fault.ts';
import { removeRecord, writeRecord } from './record-writes.ts';

const LOST = new ApiFault(NETWORK_FAULT);
const CHANGED = new ApiFault({ ...NETWORK_FAULT, code: 'CONTENT_CHANGED', status: 412 });

/**
 * A record of the service that accepts a change only with its current revision. `fates`: what happens to the next
 * answers.
 */
function newRecord(fates: ('Answered' | 'Lost')[] = []) {
  const state = { id: crypto.randomUUID(), revision: '1', sent: [] as string[] };
  const send = async ({ 'If-Match': tag }: { 'If-Match': string }, value: string) => {
    state.sent.push(`${value} on ${tag}`);
    // Accepts a repeated change.
    if (tag !== `"${state.revision}"` && state.revision !== value) throw CHANGED;
    state.revision = value;
    if (fates.shift() === 'Lost') throw LOST;
    return { revision: value };
  };
  const write = (seen: string, value: string) =>
    writeRecord({ id: state.id, revision: seen }, (header) => send(header, value));
  return { state, write };
}

/** Ends the pauses between tries at once. */
function withoutPauses(t: { after: (end: () => void) => void }): void {
  const { setTimeout } = globalThis;
  const isPause = (ms: number) => ms === 1_000 || ms === 2_000 || ms === 4_000;
  // Only these timers: connections of other tests have timers, too.
  mock.method(globalThis, 'setTimeout', (run: () => void, ms = 0, ...rest: unknown[]) =>
    isPause(ms) && rest.length === 0 ? setImmediate(run) : setTimeout(run, ms, ...(rest as [])),
  );
  t.after(() => mock.restoreAll());
}

test('writes of one record go one after the other, each on the state that the last one left', async () => {
  const { state, write } = newRecord();
  await Promise.all([write('1', '2'), write('1', '3'), write('1', '2')]);
  await write('3', '4');
  assert.deepEqual(state.sent, ['2 on "1"', '3 on "2"', '2 on "3"', '4 on "2"']);
});

test('a state that somebody else has made is not written over', async () => {
  const { state, write } = newRecord();
  await write('1', '2');
  state.revision = 'theirs';
  await assert.rejects(write('1', '3'), CHANGED);
  await write('theirs', '4');
  await assert.rejects(write('1', '5'), CHANGED);
  assert.equal(state.revision, '4');
});

test('a state that somebody else has brought back is written on once it was told', async () => {
  const { state, write } = newRecord();
  await write('1', '2');
  state.revision = '1';
  await assert.rejects(write('1', '3'), CHANGED);
  await write('1', '3');
  assert.equal(state.revision, '3');
});

test('a write whose answer was lost is sent again, and the next one goes on from it', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost', 'Lost', 'Answered']);
  await Promise.all([write('1', '2'), write('1', '3')]);
  assert.deepEqual(state.sent, ['2 on "1"', '2 on "1"', '2 on "1"', '3 on "2"']);
});

test('a write after one of unknown fate learns that first, and is not told as changed by somebody else', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost', 'Lost', 'Lost', 'Lost', 'Answered']);
  await assert.rejects(write('1', '2'), LOST);
  state.sent = [];
  await write('1', '3');
  assert.deepEqual(state.sent, ['2 on "1"', '3 on "2"']);
});

test('a write after one of unknown fate tells of a change that somebody else has made since', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost', 'Lost', 'Lost', 'Lost']);
  await assert.rejects(write('1', '2'), LOST);
  state.revision = 'theirs';
  await assert.rejects(write('1', '3'), CHANGED);
  await write('theirs', '4');
  assert.equal(state.revision, '4');
});

test('a write that may have been done is not told as changed by somebody else', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost']);
  const sending = write('1', '2');
  while (state.sent.length === 0) await null;
  state.revision = 'theirs';
  await assert.rejects(sending, LOST);
});

test('a record that is gone already is removed as wanted', async () => {
  const gone = new ApiFault({ ...NETWORK_FAULT, code: 'TABLE_NOT_FOUND', status: 404 });
  assert.equal(await removeRecord({ id: 'gone', revision: '1' }, () => Promise.reject(gone)), null);
});
