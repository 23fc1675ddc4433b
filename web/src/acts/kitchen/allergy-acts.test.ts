import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../api/client.ts';
import { type AllergySaid, allergyAtTable, joinAllergies, saysAllOf, withSaid } from './allergy-acts.ts';

const said = (allergens: AllergySaid['allergens'], text: string | null = null): AllergySaid => ({
  allergens,
  text,
});

function confirmed(what: AllergySaid): Schemas['Allergy'] {
  const by = { kind: 'Account' as const, id: 'a', name: 'Deniz' };
  return { ...what, by, at: '2026-03-01T18:00:00.000Z', seen: { by, at: '2026-03-01T18:01:00.000Z' } };
}

test('allergies are joined without saying anything twice', () => {
  assert.equal(joinAllergies(null, undefined), null);
  assert.deepEqual(joinAllergies(said(['Nuts']), null, said(['Milk', 'Nuts'])), said(['Nuts', 'Milk']));
  const texts = joinAllergies(said([], 'traces, too'), said(['Milk'], 'traces'), said([], 'kiwi'));
  assert.deepEqual(texts, said(['Milk'], 'traces, too; kiwi'));
  assert.equal(joinAllergies(said([], 'x'.repeat(70)), said([], 'y'.repeat(70)))?.text?.length, 100);
});

test('a mark says all of an allergy if it has its allergens and its text', () => {
  const mark = said(['Nuts', 'Milk'], 'traces, too');
  assert.equal(saysAllOf(mark, said(['Milk'])), true);
  assert.equal(saysAllOf(mark, said(['Milk'], 'traces')), true);
  assert.equal(saysAllOf(mark, said(['Fish'])), false);
  assert.equal(saysAllOf(mark, said([], 'kiwi')), false);
  assert.equal(saysAllOf(null, said(['Nuts'])), false);
});

test('a mark that says more must be confirmed again, and one that said it before stays confirmed', () => {
  const mark = confirmed(said(['Nuts']));
  assert.equal(withSaid(mark, said(['Nuts'])), mark);
  const more = withSaid(mark, said(['Milk']));
  assert.deepEqual([more?.allergens, more?.seen, more?.at], [['Nuts', 'Milk'], null, '']);
  assert.equal(withSaid(null, said([])), null);
});

test('the allergies at a table are those of its bill and of its guests; of those who come next only if no one is there', () => {
  const of = (allergy: AllergySaid | null) => ({ allergy }) as Schemas['TableParty'];
  const at = (mark: AllergySaid | null | undefined, party: AllergySaid | null | undefined) =>
    allergyAtTable(mark === undefined ? null : { allergy: mark && confirmed(mark) }, {
      party: party === undefined ? null : of(party),
      next: of(said(['Milk'])),
    } as Schemas['TableStanding']);
  assert.deepEqual(at(said(['Fish']), said(['Nuts']))?.allergens, ['Fish', 'Nuts']);
  assert.deepEqual(at(said(['Fish']), said(['Fish'])), confirmed(said(['Fish'])));
  assert.deepEqual(at(said(['Fish']), undefined)?.allergens, ['Fish']);
  assert.deepEqual(at(null, said(['Nuts'])), said(['Nuts']));
  assert.equal(at(null, undefined), null);
  assert.equal(at(undefined, null), null);
  assert.deepEqual(at(undefined, undefined), said(['Milk']));
});
