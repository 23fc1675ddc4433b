import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { ApiFault, NETWORK_FAULT } from '../api/fault.ts';
import type { Act } from './act.ts';
import { type ActQueue, createActQueue } from './act-queue.ts';

/** The result of a call: whether the service accepts the act, and which answer the page gets. */
const OUTCOMES = [
  ...(['Answered', 'Refused', 'RequestLost', 'AnswerLost', 'Busy'] as const),
  ...(['FailedBefore', 'FailedAfter'] as const),
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The events on a device, in the order in which they happen. */
type Event =
  | { kind: 'Act'; subject: number }
  | { kind: 'Answer'; call: number; outcome: Outcome }
  | { kind: 'NetworkBack' }
  | { kind: 'Reload' }
  | { kind: 'RetryFaulty' };

/** Evenings on which calls end in some of the outcomes. With few outcomes, a call that fails often fails again. */
function evenings(outcomes: readonly Outcome[], others: readonly Event['kind'][]): fc.Arbitrary<Event[]> {
  return fc.uniqueArray(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 3 }).chain((ways) =>
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ kind: fc.constant('Act' as const), subject: fc.nat(2) }) },
        {
          weight: 8,
          arbitrary: fc.record({
            ...{ kind: fc.constant('Answer' as const), call: fc.nat(5) },
            outcome: fc.constantFrom(...ways),
          }),
        },
        { weight: 8, arbitrary: fc.constant({ kind: 'NetworkBack' as const }) },
        { weight: 1, arbitrary: fc.constantFrom(...others).map((kind) => ({ kind }) as Event) },
      ),
      { maxLength: 80, size: 'max' },
    ),
  );
}

const fault = (status: number, code: string) => new ApiFault({ ...NETWORK_FAULT, status, code });

interface Call {
  act: Act;
  end: (fault: ApiFault | null) => void;
}

/** A device whose page may be reloaded, and a service that counts an act once by its key. */
class Device {
  stored: readonly Act[] = [];
  made: Act[] = [];
  /** The keys of the acts that the service accepted, in that order. */
  taken: string[] = [];
  /** The keys of acts that were sent while another act on the same subject was being sent. */
  together: string[] = [];
  calls: Call[] = [];
  pauses: (() => void)[] = [];
  queue: ActQueue = this.openPage();

  openPage(): ActQueue {
    // The calls of the page before the reload may still arrive, but nothing receives their answers.
    this.calls = [];
    this.pauses = [];
    const { calls, pauses } = this;
    const queue = createActQueue({
      store: {
        read: () => this.stored,
        write: (acts) => {
          this.stored = acts;
        },
      },
      send: (act) =>
        new Promise((resolve, reject) => {
          if (calls.some((call) => call.act.subject === act.subject)) this.together.push(act.key);
          calls.push({ act, end: (no) => (no === null ? resolve() : reject(no)) });
        }),
      onFault: () => {},
      pause: () => new Promise((end) => pauses.push(end)),
      now: () => 0,
    });
    queue.setAccount('deniz');
    return queue;
  }

  async play(event: Event): Promise<void> {
    switch (event.kind) {
      case 'Act': {
        const key = `k${this.made.length}`;
        const act = { key, name: 'moveLine', venueId: 'v', accountId: 'deniz', input: {}, madeAt: 0 };
        this.made.push({ ...act, subject: `s${event.subject}`, fault: null });
        this.queue.add(this.made.at(-1)!);
        break;
      }
      case 'Answer':
        this.answer(event.call, event.outcome);
        break;
      case 'NetworkBack':
        for (const end of this.pauses.splice(0)) end();
        break;
      case 'Reload':
        this.queue = this.openPage();
        break;
      case 'RetryFaulty':
        for (const { key, fault: why } of this.queue.list()) if (why !== null) this.queue.retry(key);
    }
    await turn();
  }

  answer(at: number, outcome: Outcome): void {
    const call = this.calls[at % Math.max(1, this.calls.length)];
    if (call === undefined) return;
    const { key } = call.act;
    const isTaken = this.taken.includes(key);
    // The service never refuses an act that it has accepted: it repeats its answer.
    const what = outcome === 'Refused' && isTaken ? 'Answered' : outcome;
    if (!isTaken && ['Answered', 'AnswerLost', 'FailedAfter'].includes(what)) this.taken.push(key);
    this.calls.splice(this.calls.indexOf(call), 1);
    call.end(FAULTS[what]);
  }

  /** The network works again, and the person sends acts with a fault again, until none is left. */
  async end(): Promise<void> {
    for (let rounds = 0; this.queue.list().length > 0; rounds += 1) {
      assert.ok(rounds < 1_000, 'the queue empties');
      await this.play({ kind: 'RetryFaulty' });
      await this.play({ kind: 'NetworkBack' });
      await this.play({ kind: 'Answer', call: rounds, outcome: 'Answered' });
    }
  }
}

const FAULTS: Record<Outcome, ApiFault | null> = {
  Answered: null,
  Refused: fault(409, 'BILL_CLOSED'),
  RequestLost: new ApiFault(NETWORK_FAULT),
  AnswerLost: new ApiFault(NETWORK_FAULT),
  FailedBefore: fault(500, 'INTERNAL_ERROR'),
  FailedAfter: fault(500, 'INTERNAL_ERROR'),
  Busy: fault(503, 'SERVICE_UNAVAILABLE'),
};

test('each act is taken exactly once, whatever the network does and whenever the page is reloaded', async () => {
  await fc.assert(
    fc.asyncProperty(evenings(OUTCOMES, ['Reload', 'RetryFaulty']), async (events) => {
      const device = new Device();
      for (const event of events) {
        await device.play(event);
        assert.deepEqual(device.queue.list(), device.stored, 'what is not answered is on the device');
        const known = new Set([...device.stored.map(({ key }) => key), ...device.taken]);
        const lost = device.made.filter(({ key }) => !known.has(key));
        assert.deepEqual(lost, [], 'nothing is forgotten that the service does not have');
      }
      await device.end();
      assert.deepEqual(device.together, [], 'one act of a subject at a time');
      assert.deepEqual(device.taken.toSorted(), device.made.map(({ key }) => key).toSorted());
    }),
    { numRuns: 200 },
  );
});

test('acts on one subject are taken in the order in which they were made, unless one has a fault', async () => {
  const smooth = OUTCOMES.filter((outcome) => !['Refused', 'FailedBefore', 'FailedAfter'].includes(outcome));
  await fc.assert(
    fc.asyncProperty(evenings(smooth, ['Reload']), async (events) => {
      const device = new Device();
      for (const event of events) await device.play(event);
      await device.end();
      for (const subject of ['s0', 's1', 's2']) {
        const made = device.made.filter((act) => act.subject === subject).map(({ key }) => key);
        assert.deepEqual(
          device.taken.filter((key) => made.includes(key)),
          made,
        );
      }
    }),
    { numRuns: 200 },
  );
});
