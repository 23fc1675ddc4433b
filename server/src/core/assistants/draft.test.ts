import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseDraft, DRAFT_LIFETIME_MS, type Draft, type DraftSlot } from './draft.ts';

const NOW = 1_000_000_000;

function draftOf(slot: DraftSlot, madeAgo: number, takenAgo: number | null): Draft<string> {
  const taken = takenAgo === null ? null : { at: NOW - takenAgo, as: `order ${slot}` };
  return {
    id: `draft ${slot}`,
    slot,
    content: 'basket',
    expiresAt: NOW - madeAgo + DRAFT_LIFETIME_MS,
    taken,
  };
}

test('a first request gets the first slot, and a repeat gets the open draft in it', () => {
  assert.deepEqual(chooseDraft([], false, NOW), { kind: 'Use', slot: 0, open: null, earlier: null });
  const open = draftOf(0, 1_000, null);
  for (const again of [false, true])
    assert.deepEqual(chooseDraft([open], again, NOW), { kind: 'Use', slot: 0, open, earlier: null });
});

test('an unused draft frees its slot after 15 minutes', () => {
  assert.equal(chooseDraft([draftOf(0, DRAFT_LIFETIME_MS - 1, null)], false, NOW).kind, 'Use');
  assert.deepEqual(chooseDraft([draftOf(0, DRAFT_LIFETIME_MS, null)], false, NOW), {
    kind: 'Use',
    slot: 0,
    open: null,
    earlier: null,
  });
});

test('a used draft is returned for an equal request until 15 minutes after its use', () => {
  const draft = draftOf(0, DRAFT_LIFETIME_MS * 2 - 2, DRAFT_LIFETIME_MS - 1);
  assert.deepEqual(chooseDraft([draft], false, NOW), { kind: 'Taken', draft });
  assert.equal(chooseDraft([draft], false, NOW + 1).kind, 'Use');
});

test('a request with `again` gets the other slot and, after that draft was used, the used draft', () => {
  const first = draftOf(0, 60_000, 50_000);
  assert.deepEqual(chooseDraft([first], true, NOW), {
    kind: 'Use',
    slot: 1,
    open: null,
    earlier: first,
  });
  const second = draftOf(1, 40_000, 30_000);
  for (const again of [false, true])
    assert.deepEqual(chooseDraft([first, second], again, NOW), { kind: 'Taken', draft: second });
  const old = draftOf(0, DRAFT_LIFETIME_MS * 2, DRAFT_LIFETIME_MS);
  assert.deepEqual(chooseDraft([old, second], false, NOW), { kind: 'Taken', draft: second });
  assert.deepEqual(chooseDraft([old, second], true, NOW), {
    kind: 'Use',
    slot: 0,
    open: null,
    earlier: second,
  });
});
