import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { TSchema } from 'typebox';
import { openTestDatabase, testClock } from '../../../test/harness/sofra.ts';
import { fullDocument } from '../../../test/samples/full-document.ts';
import { Refusal } from '../../core/refusals.ts';
import { exportVenue } from '../../operations/venue/export-venue.ts';
import { importVenues } from '../../operations/venue/import-venues.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { readVenueDocuments } from './read-venue-document.ts';
import { type VenueDocuments, venueDocumentsSchema } from './venue-document-schema.ts';
import { toVenueDocuments } from './write-venue-document.ts';

const db = openTestDatabase();
const clock = testClock();
const newId = idsFrom(clock, systemRandom);

before(() => migrate(db));
after(() => db.close());

const importDocument = (document: unknown) =>
  importVenues({ db, clock, random: systemRandom, newId }, readVenueDocuments(document));
const exportDocument = async (venueId: string) => toVenueDocuments(await exportVenue(db, venueId));

/** The demo document with ids, names and secrets of its own, so that it does not conflict with other tests. */
async function readDemo(): Promise<VenueDocuments> {
  const ids = new Map<string, string>();
  const name = systemRandom(4).toString('hex');
  const text = await readFile(new URL('../../../../examples/demo-venues.json', import.meta.url), 'utf8');
  const renewed = text
    .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, (id) => `"${ids.get(id) ?? ids.set(id, newId()).get(id)}"`)
    .replaceAll(/"username": "/g, `"username": "${name}-`)
    .replaceAll(/@example\.com/g, `@${name}.example.com`)
    .replaceAll(/"email": "/g, '"password": "a password of the tests", "email": "');
  return JSON.parse(renewed) as VenueDocuments;
}

test('an exported and imported venue is the same venue, and its next export is the same document', async () => {
  for (const document of [await readDemo(), fullDocument(newId, systemRandom)]) {
    const { venues } = await importDocument(document);
    for (const { id, type } of venues.filter(({ type }) => type !== 'Branch')) {
      const written = await exportDocument(id);
      const outcomes = (await importDocument(written)).venues.map(({ outcome }) => outcome);
      assert.ok(
        outcomes.every((outcome) => outcome === 'Unchanged'),
        `${type}: ${outcomes.join()}`,
      );
      assert.deepEqual(await exportDocument(id), written);
      assert.equal(JSON.stringify(await exportDocument(id)), JSON.stringify(written));
    }
  }
});

test('an exported venue can be restored completely after it was emptied', async () => {
  for (const document of [await readDemo(), fullDocument(newId, systemRandom)]) {
    const { id, type } = (await importDocument(document)).venues[0]!;
    const [record, written] = [await findVenueSetup(db, id), await exportDocument(id)];
    await importDocument({
      format: 'sofra-venues/1',
      venues: [{ id, type, name: 'Emptied', rush: null, closedAt: null }],
    });
    assert.deepEqual((await findVenueSetup(db, id))?.menu.products, []);
    await importDocument(written);
    assert.deepEqual(await findVenueSetup(db, id), record);
  }
});

test('an export has every property that a document can have', async () => {
  const document = fullDocument(newId, systemRandom);
  const { venues } = await importDocument(document);
  // Passwords and keys are exported as hashes; `$schema` is for editors of files.
  const neverExported = ['accounts.password', 'keys.key', 'document.$schema'];
  for (const stated of [document, await exportDocument(venues[0]!.id)]) {
    const missing = unstatedIn(stated, venueDocumentsSchema, 'document');
    assert.deepEqual(
      missing.filter((path) => !neverExported.some((suffix) => path.endsWith(suffix))),
      [],
    );
  }
});

test('a branch is exported with its whole chain', async () => {
  const { venues } = await importDocument(await readDemo());
  const [headquarter, branch] = venues;
  assert.equal(branch?.type, 'Branch');
  assert.deepEqual(await exportDocument(branch.id), await exportDocument(headquarter!.id));
});

test('an unknown venue is not exported', async () => {
  await assert.rejects(
    exportVenue(db, newId()),
    (error) => error instanceof Refusal && error.code === 'VENUE_NOT_FOUND',
  );
});

/** The properties of a schema that no value of a document has. */
function unstatedIn(values: unknown, schema: TSchema, path: string): string[] {
  const { properties, items, oneOf } = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    oneOf?: (TSchema & { properties: { kind: { const: string } } })[];
  };
  const all = [values].flat(2).filter((value) => typeof value === 'object' && value !== null) as Record<
    string,
    unknown
  >[];
  if (items !== undefined) return unstatedIn(values, items, path);
  const kinds = oneOf?.flatMap((one) => {
    const { const: kind } = one.properties.kind;
    return unstatedIn(
      all.filter((value) => value.kind === kind),
      one,
      `${path}(${kind})`,
    );
  });
  const unstated = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const stated = all.filter((value) => value[name] !== undefined).map((value) => value[name]);
    return stated.length === 0 ? [`${path}.${name}`] : unstatedIn(stated, property, `${path}.${name}`);
  });
  return [...(kinds ?? []), ...unstated];
}
