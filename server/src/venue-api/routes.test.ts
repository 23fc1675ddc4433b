import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { knock as knockAt } from '../../test/harness/knock.ts';
import { useSofra } from '../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  type Person,
  sampleAccount,
  signIn,
} from '../../test/harness/staff.ts';
import { grantsOf } from '../core/access/rights.ts';
import { isPermitted, type RequiredAccess } from '../core/access/sign-in/session.ts';
import { venueOperations } from './routes.ts';

const sofra = useSofra();
const headquarter = useFixture(() => newStaffedVenue(sofra, { type: 'Headquarter' }));
const branch = useFixture(() => newBridgedVenue({ type: 'Branch', parentVenueId: headquarter.id }));
const stranger = useFixture(() => newBridgedVenue());

async function newBridgedVenue(change: Parameters<typeof newStaffedVenue>[1] = {}) {
  const account = await sampleAccount('Bridge');
  const venue = await newStaffedVenue(sofra, change, { accounts: [account] });
  return { ...venue, bridge: await signIn(sofra, account) };
}

const descriptions = venueOperations.map(({ description }) => description);
const guarded = descriptions.flatMap(({ access, ...rest }) =>
  access === 'Anyone' ? [] : [{ ...rest, access }],
);
const ofVenue = guarded.filter(({ path }) => path.includes('{venueId}'));

const knock = (description: { method: string; path: string }, cookie: string | null, venueId: string) =>
  knockAt(sofra, description, cookie, venueId);

test('only signing in and out, a link for a password, a code for a device, the demo and making a restaurant work without a session', () => {
  const open = descriptions.filter(({ access }) => access === 'Anyone').map(({ operationId }) => operationId);
  assert.deepEqual(open, [
    ...[
      'signIn',
      'allowBrowser',
      'signOut',
      'showFactorSecret',
      'confirmFactorSecret',
      'showSecondStep',
      'offerPasskey',
      'confirmOfferedPasskey',
      'setPassword',
      'registerDevice',
      'getDemo',
      'signInToDemo',
    ],
    ...['getRestaurantOffer', 'makeRestaurant'],
  ]);
});

test('every call that takes an address and a password says that it may ask for a link of the browser', () => {
  const signing = descriptions.filter(
    ({ operationId, refusals = [] }) => operationId !== 'signInToDemo' && refusals.includes('SIGN_IN_FAILED'),
  );
  assert.equal(signing.length, 6);
  for (const { operationId, refusals = [] } of signing)
    assert.ok(refusals.includes('BROWSER_LINK_NEEDED'), operationId);
});

test('every operation has its own name, path and position in the API description', () => {
  for (const distinct of [
    descriptions.map(({ operationId }) => operationId),
    descriptions.map(({ method, path }) => `${method} ${path}`),
  ]) {
    assert.equal(new Set(distinct).size, distinct.length);
  }
});

/** Whether the role of an account may make a call, at a venue with the usual rights. */
function mayUse({ account: { role } }: Person, { access }: { access: RequiredAccess }): boolean {
  return isPermitted({ role, ...grantsOf(role, null) }, access);
}

/** The operations that the owner of a headquarter cannot use on a branch. */
const OWN_VENUE_ONLY = new Set(['makeKey', 'regenerateSigningSecret', 'rotateSigningSecret']);

for (const description of guarded) {
  const { operationId } = description;

  test(`${operationId}: a request without a session is refused`, async () => {
    assert.deepEqual(await knock(description, null, branch.id), { status: 401, code: 'SIGN_IN_REQUIRED' });
  });

  test(`${operationId}: who has the right ${description.access} may use it, and no others`, async () => {
    // The stream does not end. Its own tests check who may open it.
    if (operationId === 'followVenue') return;
    // A person who is signed in on their own browser is not a shared device.
    if (description.access === 'Device') {
      const answer = await knock(description, branch.owner.cookie, branch.id);
      assert.deepEqual(answer, { status: 401, code: 'SIGN_IN_REQUIRED' });
      return;
    }
    for (const person of [branch.bridge, branch.waiter, branch.owner, headquarter.owner]) {
      const { status, code } = await knock(description, person.cookie, branch.id);
      const isLetIn = ![401, 403].includes(status) && code !== 'VENUE_NOT_FOUND';
      const isOwnOnly = OWN_VENUE_ONLY.has(operationId) && person === headquarter.owner;
      const isPermitted = mayUse(person, description) && !isOwnOnly;
      assert.equal(isLetIn, isPermitted, `${status} ${code}`);
      if (!isPermitted) assert.deepEqual({ status, code }, { status: 403, code: 'NOT_PERMITTED' });
    }
  });
}

for (const description of ofVenue) {
  const { operationId } = description;

  test(`${operationId}: users of another venue get "not found", headquarter staff too`, async () => {
    const strangers = [stranger.bridge, stranger.waiter, stranger.owner, headquarter.waiter];
    for (const [people, venueId] of [
      [strangers, branch.id],
      [[branch.bridge, branch.waiter, branch.owner], headquarter.id],
    ] as const) {
      for (const person of people) {
        const { cookie } = person;
        const isBarred = !mayUse(person, description);
        const refusal = isBarred ? ([403, 'NOT_PERMITTED'] as const) : ([404, 'VENUE_NOT_FOUND'] as const);
        const answer = await knock(description, cookie, venueId);
        assert.deepEqual(answer, { status: refusal[0], code: refusal[1] });
      }
    }
  });
}

test('no operation of a venue finds a bill of another venue', async () => {
  const { first } = await openBill(stranger);
  for (const { method, path, access } of ofVenue.filter((each) => each.path.includes('{billId}'))) {
    const url = path.replace('{venueId}', branch.id).replace('{billId}', first.id);
    const lineId = first.lines[0].id;
    const roundId = first.rounds[0].id;
    const filled = url.replace('{lineId}', lineId).replace('{roundId}', roundId);
    const body = method === 'GET' ? undefined : BODIES[path.split('/').at(-1)!];
    const caller = access === 'Bridge' ? branch.bridge : branch.owner;
    const answer = await caller.call(method, filled.replace(/\{(payment|document)Id\}/, lineId), body, {
      'idempotency-key': freshKey(),
    });
    assert.deepEqual([answer.status, answer.body.errorCode], [404, 'BILL_NOT_FOUND'], `${method} ${path}`);
  }
});

/** A valid body for each operation on a bill, by the end of its path. */
const BODIES: Record<string, unknown> = {
  rounds: { lines: [{ productId: randomUUID(), portionId: randomUUID(), quantity: 1 }] },
  move: { to: 'Ready' },
  step: { by: 1 },
  bump: { to: 'Ready' },
  fire: { courseId: 'main' },
  seat: { seat: 1 },
  choices: { portionId: randomUUID() },
  allergy: { allergy: null },
  seen: { lineId: null, at: new Date(0).toISOString() },
  quantity: { quantity: 2, revision: 1 },
  gift: { isGift: true },
  get table() {
    return { tableId: branch.tableIds[0] };
  },
  payments: { kind: 'Cash', amount: 1 },
  method: { kind: 'Card' },
  price: { price: 1, revision: 1 },
  print: { kind: 'Bill' },
  asked: { isAsked: true },
  moves: { to: {}, revision: 1 },
  preview: { kind: 'Cash', to: {}, revision: 1 },
  refunds: { amount: 1, kind: 'Cash', reason: 'Cold' },
  tip: { amount: 1 },
  discount: { amount: 1, revision: 1 },
  departure: { hasLeft: true },
  guests: { guests: 2, revision: 1 },
  hidden: { isHidden: true },
  'fiscal-documents': { kind: 'Sale', paymentIds: [randomUUID()] },
  issued: { number: '1' },
  failed: { reason: 'No paper' },
};
