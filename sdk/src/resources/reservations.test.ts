import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faked } from '../../test/faked.ts';
import { FAULTS, inTurn } from '../testing/index.ts';

const customer = { name: 'Ada', phone: '+905321234567' };

for (const fault of FAULTS) {
  test(`a reservation is taken and cancelled once after ${fault}`, async () => {
    const faults = [fault, null, fault, null];
    const { sofra, service, time } = faked({ deadlineMs: 200_000 }, ({ method }) =>
      method === 'GET' ? null : (faults.shift() ?? null),
    );
    const { days } = await time.run(sofra.reservations.availability(service.venueId));
    const { startsAt } = days[1]!.slots[0]!;
    const taken = await time.run(sofra.reservations.take(service.venueId, { startsAt, guests: 4, customer }));
    assert.equal(taken.status, 'Confirmed');
    const cancelled = await time.run(sofra.reservations.cancel(taken.id, { reason: 'Rain' }));
    assert.deepEqual([cancelled.status, cancelled.cancellationReason], ['Cancelled', 'Rain']);
    assert.equal(service.reservations.length, 1);
  });
}

test('a test event is sent once: only a refusal for its rate is repeated', async () => {
  const settings = { deadlineMs: 200_000 };
  for (const fault of FAULTS) {
    const { sofra, service, time } = faked(settings, inTurn(fault));
    service.webhookTest = { delivered: true, statusCode: 204, error: null, durationMs: 7 };
    const test = sofra.webhooks.test().catch(() => null);
    const result = await time.run(test);
    assert.equal(service.calls.length <= 1, true, fault);
    assert.equal(result !== null, fault === 'RateLimited', fault);
  }
});
