import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonsFaultsOf, reasonsFormOf, reasonTermsOf } from './reasons-form.ts';

test('stored reasons are unchanged after they were shown in the form', () => {
  const terms = { usual: ['Regular guest', 'Waited too long'], isNeeded: true };
  assert.deepEqual(reasonTermsOf(reasonsFormOf(terms)), terms);
});

test('empty lines and spaces around a reason are removed', () => {
  const { usual } = reasonTermsOf({ usual: '\n  Staff \r\n\n\tGone\n', isNeeded: false });
  assert.deepEqual(usual, ['Staff', 'Gone']);
});

test('at most eight reasons of 60 letters, each once', () => {
  const faultOf = (usual: string) => reasonsFaultsOf({ usual, isNeeded: true }).usual;
  const eight = Array.from({ length: 8 }, (_, at) => String(at)).join('\n');
  assert.deepEqual(
    [eight, `${eight}\nmore`, 'ğ'.repeat(60), 'ğ'.repeat(61), 'Cold\n Cold ', ''].map(faultOf),
    [undefined, 'tooMany', undefined, 'tooLong', 'twice', undefined],
  );
});
