import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { knock } from '../../test/harness/knock.ts';
import { testClock, useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue, signIn } from '../../test/harness/staff.ts';
import type { RequiredProof } from '../core/access/sign-in/fresh-proof.ts';
import { venueOperations } from './routes.ts';
import { requiredProofOf } from './venue-operation.ts';

/** Operations that give access: they need a proof of the last 15 minutes. */
const FRESH =
  'makeDeviceCode changeDevice makePinCode addAccount changeAccount sendInvitation makePasswordLink changeRoles makeKey changeKey ' +
  'regenerateSigningSecret rotateSigningSecret setFactorRule removeAccountFactor';

/** Operations that write in the panel or export from it: they need a proof within the proof hours of the venue. */
const RECENT =
  'addPrinter orderPrinters changePrinter removePrinter testPrinter playEvening addCampaign orderCampaigns changeCampaign removeCampaign ' +
  'changeSettings setSpecialDay removeSpecialDay addTables orderTables renewTableCodes changeTable removeTable addArea orderAreas changeArea ' +
  'changePlan removeArea addCategory orderCategories changeCategory removeCategory addProduct orderProducts changeProduct changeProducts ' +
  'importProducts removeProduct returnMenuRemoval setStock addPhoto testWebhook redeliverFailed redeliverEvent getFigureTable exportBills ' +
  'exportLines exportPayments exportRefunds exportTable getDayReportTable';

const HOUR_MS = 3_600_000;

const clock = testClock();
const sofra = useSofra({ clock });
const venue = useFixture(() => newStaffedVenue(sofra));
const descriptions = venueOperations.map(({ description }) => description);
const operationsNeeding = (needed: RequiredProof) =>
  descriptions.filter((one) => requiredProofOf(one) === needed);

test('the lists have every operation that needs a proof, and no other', () => {
  const names = (needed: RequiredProof) =>
    operationsNeeding(needed)
      .map(({ operationId }) => operationId)
      .sort();
  assert.deepEqual(names('Fresh'), FRESH.split(' ').sort());
  assert.deepEqual(names('Recent'), RECENT.split(' ').sort());
});

test('an operation that needs a proof says so in the description of the API', () => {
  const saying = descriptions.filter(({ refusals }) => refusals?.includes('PROOF_NEEDED'));
  assert.deepEqual(saying, [...descriptions.filter((one) => requiredProofOf(one) !== 'None')]);
});

test('after 15 minutes each of the first list asks, after 12 hours each of both, and nothing else ever', async () => {
  const asked = async (needed: RequiredProof, cookie: string) => {
    const codes = new Set<boolean>();
    for (const description of operationsNeeding(needed)) {
      // The stream does not end, and the other two end the session.
      if (['followVenue', 'signOut', 'endOtherSessions'].includes(description.operationId)) continue;
      const { code } = await knock(sofra, description, cookie, venue.id);
      codes.add(code === 'PROOF_NEEDED');
    }
    return [...codes];
  };
  const all = async (cookie: string) => [
    await asked('Fresh', cookie),
    await asked('Recent', cookie),
    await asked('None', cookie),
  ];
  const { cookie } = await signIn(sofra, venue.owner.account);
  assert.deepEqual(await all(cookie), [[false], [false], [false]]);
  clock.advance(HOUR_MS / 4);
  assert.deepEqual(await all(cookie), [[true], [false], [false]]);
  clock.advance(12 * HOUR_MS - HOUR_MS / 4);
  assert.deepEqual(await all(cookie), [[true], [true], [false]]);
});
