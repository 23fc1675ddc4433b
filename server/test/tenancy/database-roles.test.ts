import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, suite, test } from 'node:test';
import { pino } from 'pino';
import { SetupError } from '../../src/core/setup-error.ts';
import { openEngine } from '../../src/postgres/engine.ts';
import type { Database } from '../../src/store/database.ts';
import { isNotPermitted } from '../../src/store/database-errors.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { inDatabase } from '../cluster/cluster.ts';
import { beforeTests } from '../harness/fixture.ts';
import { place } from '../harness/public-caller.ts';
import { OPERATOR_TOKEN, openTestDatabase, type Sofra, sampleOrder, startSofra } from '../harness/sofra.ts';
import { askedFor, newReservingVenue } from '../venues/reservation-venue.ts';

const ROLES = new URL('../../../docs/database-roles.sql', import.meta.url);
const NAME = 'with_roles';

/** Of both roles; of the service none where the tests are given a database. */
const OWNER_URL = process.env['SOFRA_TEST_DATABASE_URL']!;
const SERVICE_URL = process.env['SOFRA_TEST_SERVICE_URL'];

const skip = SERVICE_URL === undefined && 'the database of the tests has one role';

const silent = pino({ level: 'silent' });

suite('roles with few rights', { skip }, () => {
  let admin: Database;
  let owner: Database;
  let service: Database;
  let sofra: Sofra;

  const ownerUrl = inDatabase(OWNER_URL, NAME);
  const serviceUrl = inDatabase(SERVICE_URL ?? OWNER_URL, NAME);
  const open = (url: string) =>
    openDatabase({ connectionString: url }, { connections: 5, onIdleError: () => {} });
  const start = async (databaseUrl: string) => {
    await (await openEngine({ databaseUrl, dataDir: '' }, silent)).close();
  };

  beforeTests(async () => {
    admin = openTestDatabase(1);
    await admin.query({ text: `create database ${NAME} template template0` });
    owner = open(ownerUrl);
    await owner.query({ text: await readFile(ROLES, 'utf8') });
    await assert.rejects(start(serviceUrl), (error) => {
      assert.ok(error instanceof SetupError);
      assert.match(error.message, /^The schema must be changed.*run "sofra upgrade"/);
      return true;
    });
    await start(ownerUrl);
    await start(serviceUrl);
    service = open(serviceUrl);
    sofra = await startSofra({ db: service, publicSite: 'https://sofra.example' });
  });
  after(async () => {
    await sofra?.close();
    await service?.close();
    await owner?.close();
    await admin.query({ text: `drop database if exists ${NAME} with (force)` });
    await admin.close();
  });

  test('the role of the servers does everything that the service does', async () => {
    const venue = await newReservingVenue(sofra);
    const own = `/venues/${venue.id}`;
    assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
    await (await askedFor(sofra, venue)).act('accept');
    assert.equal((await venue.owner.call('PATCH', `${own}/settings`, { lateAfterMinutes: 7 })).status, 200);
    const keyPath = `${own}/keys/${venue.key.record.id}`;
    const webhookUrl = 'https://shop.example/';
    assert.equal((await venue.owner.call('PATCH', keyPath, { webhookUrl })).status, 200);
    assert.equal((await venue.owner.call('DELETE', keyPath)).status, 200);

    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const operate = (method: string, path: string, body?: unknown) =>
      sofra.call(method, `/operator/v1${path}`, { headers, ...(body === undefined ? {} : { body }) });
    const exported = await operate('GET', `/venues/${venue.id}/export`);
    assert.equal((await operate('POST', '/venues/import', exported.body.data)).status, 200);
    assert.equal((await operate('POST', `/venues/${venue.id}/close-account`)).status, 200);

    const { reservations, figures, sweep, printing, webhooks } = sofra.app.jobs;
    for (const job of [reservations, figures, sweep, printing, webhooks]) await job.runOnce();
    assert.deepEqual(sofra.log, []);
  });

  test('the role of the servers can neither change the schema nor empty a table, also after the file ran again', async () => {
    await assertFewRights();
    await owner.query({ text: await readFile(ROLES, 'utf8') });
    await assertFewRights();
  });

  async function assertFewRights(): Promise<void> {
    for (const text of [
      'create table anything (id integer)',
      'create function anything() returns integer language sql as $$ select 1 $$',
      'create schema anything',
      'alter table bill add column anything integer',
      'drop table bill',
      'drop function place_round',
      'truncate bill',
      'create index on bill (venue_id)',
      "insert into schema_migration (name) values ('9999-anything.sql')",
      'delete from schema_function',
      'create temporary table anything (id integer)',
      'create role anything',
    ])
      await assert.rejects(service.query({ text }), (error) => isNotPermitted(error), text);
  }
});
