import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../refusals.ts';
import type { AccountRecord, AccountRole } from './account.ts';
import { applyAccountChange, requireAccountLimit, requireRemovable } from './account-revision.ts';

function account(id: string, role: AccountRole): AccountRecord {
  return { id, role, name: id, email: `${id}@example.com`, invitedEmail: null, passwordHash: 'hash' };
}

const defne = account('defne', 'Owner');
const deniz = account('deniz', 'Cashier');
const ada = account('ada', 'Owner');

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'none';
}

test('the last owner can neither be removed nor get another role', () => {
  assert.equal(
    codeOf(() => requireRemovable([defne, deniz], 'defne')),
    'LAST_OWNER',
  );
  assert.equal(
    codeOf(() => applyAccountChange([defne, deniz], 'defne', { role: 'Cashier' })),
    'LAST_OWNER',
  );
});

test('an owner without an address or a password does not count as an owner', () => {
  for (const lacking of [{ email: null }, { passwordHash: null }]) {
    assert.equal(
      codeOf(() => requireRemovable([defne, { ...ada, ...lacking }], 'defne')),
      'LAST_OWNER',
    );
  }
});

test('the last owner can change everything else, also when the same role is sent again', () => {
  const changed = applyAccountChange([defne, deniz], 'defne', { role: 'Owner', name: 'Defne' });
  assert.deepEqual(changed, { ...defne, name: 'Defne' });
});

test('one of two owners, and anyone of the staff, can be removed or changed', () => {
  for (const id of ['defne', 'ada', 'deniz']) {
    assert.equal(
      codeOf(() => requireRemovable([defne, deniz, ada], id)),
      'none',
    );
    assert.equal(applyAccountChange([defne, deniz, ada], id, { role: 'Cashier' }).role, 'Cashier');
  }
});

test('staff of a venue without any owner can be changed and removed', () => {
  assert.equal(
    codeOf(() => requireRemovable([deniz], 'deniz')),
    'none',
  );
});

test('an unknown account is refused', () => {
  for (const run of [() => requireRemovable([defne], 'x'), () => applyAccountChange([defne], 'x', {})]) {
    assert.equal(codeOf(run), 'ACCOUNT_NOT_FOUND');
  }
});

test('a venue has at most 100 accounts', () => {
  const many = Array.from({ length: 99 }, (_, at) => account(`${at}`, 'Cashier'));
  assert.equal(
    codeOf(() => requireAccountLimit(many)),
    'none',
  );
  assert.equal(
    codeOf(() => requireAccountLimit([...many, defne])),
    'CONTENT_INVALID',
  );
});
