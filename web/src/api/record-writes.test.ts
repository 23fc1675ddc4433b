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

test('writes of one record are sent one after the other, each with the version that the last one returned', async () => {
  const { state, write } = newRecord();
  await Promise.all([write('1', '2'), write('1', '3'), write('1', '2')]);
  await write('3', '4');
  assert.deepEqual(state.sent, ['2 on "1"', '3 on "2"', '2 on "3"', '4 on "2"']);
});

test('a change by another person is not overwritten', async () => {
  const { state, write } = newRecord();
  await write('1', '2');
  state.revision = 'theirs';
  await assert.rejects(write('1', '3'), CHANGED);
  await write('theirs', '4');
  await assert.rejects(write('1', '5'), CHANGED);
  assert.equal(state.revision, '4');
});

test('once the change by another person was shown, the next write replaces it', async () => {
  const { state, write } = newRecord();
  await write('1', '2');
  state.revision = '1';
  await assert.rejects(write('1', '3'), CHANGED);
  await write('1', '3');
  assert.equal(state.revision, '3');
});

test('a write whose answer was lost is sent again, and the next write uses its version', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost', 'Lost', 'Answered']);
  await Promise.all([write('1', '2'), write('1', '3')]);
  assert.deepEqual(state.sent, ['2 on "1"', '2 on "1"', '2 on "1"', '3 on "2"']);
});

test('a write behind one of unknown fate sends that one again first, and reports no change by others', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost', 'Lost', 'Lost', 'Lost', 'Answered']);
  await assert.rejects(write('1', '2'), LOST);
  state.sent = [];
  await write('1', '3');
  assert.deepEqual(state.sent, ['2 on "1"', '3 on "2"']);
});

test('a write behind one of unknown fate reports a later change by another person', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost', 'Lost', 'Lost', 'Lost']);
  await assert.rejects(write('1', '2'), LOST);
  state.revision = 'theirs';
  await assert.rejects(write('1', '3'), CHANGED);
  await write('theirs', '4');
  assert.equal(state.revision, '4');
});

test('a write that may have been done is not reported as a change by another person', async (t) => {
  withoutPauses(t);
  const { state, write } = newRecord(['Lost']);
  const sending = write('1', '2');
  while (state.sent.length === 0) await null;
  state.revision = 'theirs';
  await assert.rejects(sending, LOST);
});

test('removing a record that is already gone succeeds', async () => {
  const gone = new ApiFault({ ...NETWORK_FAULT, code: 'TABLE_NOT_FOUND', status: 404 });
  assert.equal(await removeRecord({ id: 'gone', revision: '1' }, () => Promise.reject(gone)), null);
});
