import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePin, deviceOf, registerDevice } from '../harness/registered-device.ts';
import { useSofra } from '../harness/sofra.ts';
import { newStaffedVenue, proveAgain, sampleAccount } from '../harness/staff.ts';

const first = useSofra();
const servers = [first, useSofra(() => ({ clock: first.clock })), useSofra(() => ({ clock: first.clock }))];

/** Every PIN of four digits. */
const PINS = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, '0'));
const AT_ONCE = 30;
const DAY_MS = 24 * 3_600_000;

test('10,000 PINs from a stolen device over a day, on three servers: at most 10 of them are tried for a person', async () => {
  const people = await Promise.all([sampleAccount('Waiter'), sampleAccount('Cook'), sampleAccount('Host')]);
  const venue = await newStaffedVenue(first, {}, { accounts: people });
  const till = await registerDevice(first, venue.owner, venue.id);
  const stolen = servers.map((server) => deviceOf(server, till.id, till.cookie));
  const [victim] = people;
  await choosePin(till, venue.owner, { venueId: venue.id, accountId: victim!.id, pin: '8305' });
  const targets = [victim!.id, people[1]!.id, people[2]!.id, crypto.randomUUID()];
  const tried = new Map<string, number>();
  const codes = new Map<string, number>();
  const tryPin = async (pin: string, at: number) => {
    const accountId = targets[at % targets.length]!;
    const body = { accountId, pin };
    const { status, body: answer } = await stolen[at % stolen.length]!.call('POST', '/device/person', body);
    const code = status === 200 ? 'In' : answer.errorCode;
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (code === 'PIN_WRONG') tried.set(accountId, (tried.get(accountId) ?? 0) + 1);
  };
  for (let at = 0; at < PINS.length; at += AT_ONCE) {
    const some = PINS.slice(at, at + AT_ONCE);
    await Promise.all(some.map((pin, place) => tryPin(pin, at + place)));
    first.clock.advance((DAY_MS * AT_ONCE) / PINS.length);
  }
  assert.deepEqual(
    targets.map((id) => tried.get(id)),
    targets.map(() => 10),
  );
  assert.deepEqual([...codes.keys()].sort(), ['PIN_STOPPED', 'PIN_THROTTLED', 'PIN_WRONG']);
  // The person goes on elsewhere, with the PIN that no one found.
  await proveAgain(venue.owner);
  const door = await registerDevice(first, venue.owner, venue.id, 'Till', 'Till at the door');
  const body = { accountId: victim!.id, pin: '8305' };
  assert.equal((await door.call('POST', '/device/person', body)).status, 200);
});

test('tries at the same moment are all counted before any is verified', async () => {
  const venue = await newStaffedVenue(first);
  const till = await registerDevice(first, venue.owner, venue.id);
  const stolen = servers.map((server) => deviceOf(server, till.id, till.cookie));
  const accountId = venue.waiter.account.id;
  await choosePin(till, venue.owner, { venueId: venue.id, accountId, pin: '8305' });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      stolen[at % 3]!.call('POST', '/device/person', { accountId, pin: String(7_000 + at) }),
    ),
  );
  const wrong = answers.filter(({ body }) => body.errorCode === 'PIN_WRONG');
  assert.equal(wrong.length, 10);
});
