import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printerChangeOf, printerFaultsOf, printerFormOf } from './printer-form.ts';

const menu = [{ id: 'a' }, { id: 'b' }];
const form = { ...printerFormOf(undefined), name: 'Bar', host: '192.168.1.51' };

test('only changed fields are sent, and the list of categories as a whole', () => {
  assert.deepEqual(printerChangeOf({ name: ' Bar ' }, form, menu), { name: 'Bar' });
  const chosen = { ...form, printsAll: false, categories: ['a', 'b'] };
  assert.deepEqual(printerChangeOf({ printsAll: false }, chosen, menu), { categories: ['a', 'b'] });
  assert.deepEqual(printerChangeOf({ categories: ['a'] }, { ...chosen, printsAll: true }, menu), {
    categories: null,
  });
  assert.deepEqual(printerChangeOf({ codePageNumber: '' }, form, menu), { codePageNumber: null });
  assert.deepEqual(printerChangeOf({ purpose: 'Bills', drawerPin: 'Pin2' }, form, menu), {
    purpose: 'Bills',
    drawerPin: 'Pin2',
  });
  assert.deepEqual(printerChangeOf({ drawerPin: '' }, form, menu), { drawerPin: null });
});

test('a chosen category that was removed from the menu is not sent', () => {
  const chosen = { printsAll: false, categories: ['gone', 'b'] };
  assert.deepEqual(printerChangeOf(chosen, { ...form, ...chosen }, menu), { categories: ['b'] });
});

test('faults are listed by field, and a correct printer has none', () => {
  assert.deepEqual(printerFaultsOf(form, ['Kitchen']), {});
  assert.deepEqual(printerFaultsOf({ ...form, host: 'printer.local', codePageNumber: '13' }, []), {});
  const bad = { ...form, name: 'Kitchen', host: 'tcp://1.2.3.4', port: '0', codePageNumber: '256' };
  assert.deepEqual(printerFaultsOf(bad, ['Kitchen']), {
    ...{ name: 'nameTaken', host: 'hostWrong', port: 'portWrong', codePageNumber: 'codePageWrong' },
  });
});
