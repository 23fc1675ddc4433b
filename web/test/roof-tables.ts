import assert from 'node:assert/strict';
import { before } from 'node:test';
import { type AppFixture, IN_A_BROWSER } from './app-fixture.ts';

/** Adds tables to the venue before the tests, one for each: they share the venue. @returns their ids by name */
export function useRoofTables(app: AppFixture, names: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    const tables = names.map((name) => ({ name }));
    const added = await app.venue.owner.call('POST', `/venues/${app.venue.id}/areas`, {
      name: 'Roof',
      tables,
    });
    assert.equal(added.status, 201, added.text);
    for (const { id, name } of added.body.data.tables) ids.set(name, id);
  });
  return ids;
}
