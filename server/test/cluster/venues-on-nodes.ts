import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { place } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { placeOf } from '../races/placing-callers.ts';
import { bookable } from '../venues/booking.ts';
import { createEndpoint, newWebhookVenue, type WebhookVenue } from '../webhooks/webhook-fixture.ts';
import { inDatabase, makeDistributed } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';

const LOST = 2;

/** A service on a cluster of its own, with a headquarter and a venue on the worker that stays, and a branch of it and a venue on the one that is lost. */
export interface VenuesOnNodes {
  db: Database;
  sofra: Sofra;
  headquarter: WebhookVenue;
  here: StaffedVenue;
  branch: TestVenue;
  away: StaffedVenue;
}

/** Makes the venues before the tests of a suite. @param name  of the database */
export function useVenuesOnNodes(name: string) {
  const endpoint = createEndpoint();
  const made = {} as VenuesOnNodes;
  let cluster: LocalCluster | null = null;

  before(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the cluster are not on this machine.');
    cluster = await startLocalCluster(programs);
    await makeDistributed(cluster.nodes, name);
    made.db = openDatabase(
      { connectionString: inDatabase(cluster.nodes[0]!, name) },
      { connections: 8, onIdleError: () => {}, statementTimeoutMs: 2_000 },
    );
    const sofra = await startSofra({ db: made.db, send: endpoint.send });
    made.sofra = sofra;
    made.here = await onNode(1, () => newStaffedVenue(sofra, bookable()));
    made.away = await onNode(LOST, () => newStaffedVenue(sofra, bookable()));
    const headquarter = { ...bookable(), type: 'Headquarter' } as const;
    made.headquarter = await onNode(1, () => newWebhookVenue(sofra, endpoint, headquarter));
    const parentVenueId = made.headquarter.id;
    made.branch = await onNode(LOST, () => sofra.newVenue({ ...bookable(), type: 'Branch', parentVenueId }));
  });
  after(async () => {
    await made.sofra?.close();
    await made.db?.close();
    await cluster?.remove();
  });

  async function onNode<T extends TestVenue>(node: number, make: () => Promise<T>): Promise<T> {
    for (;;) {
      const venue = await make();
      if ((await placeOf(made.db, venue)).port === Number(new URL(cluster!.nodes[node]!).port)) return venue;
    }
  }

  /** Runs while the node is lost, after it was seen to be. */
  async function whileAway(run: () => Promise<void>): Promise<void> {
    await cluster!.kill(LOST);
    try {
      await run();
    } finally {
      await cluster!.start(LOST);
    }
  }

  /** Places an order. @returns its id */
  async function placeAt(venue: TestVenue, key = venue.key.text): Promise<string> {
    const placed = await place(made.sofra, venue, sampleOrder(venue), { key });
    assert.equal(placed.status, 201, placed.text);
    return placed.body.data.order.id;
  }

  return { endpoint, made, whileAway, placeAt };
}
