import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isTicketHeldAt,
  NO_TROUBLE,
  type PrinterRecord,
  type PrintOutcome,
  printerAfterAttempt,
  ticketAfterAttempt,
} from './print-policy.ts';
import { PRINTER_TROUBLES } from './ticket-state.ts';

const NOW = Date.parse('2026-03-03T12:00:00.000Z');
const HOUR_MS = 3_600_000;

const UNUSED: PrinterRecord = { ...NO_TROUBLE, lastPrintedAt: null, reportsStatus: null };
const NO_PAPER: PrintOutcome = { kind: 'Failed', trouble: 'NoPaper', mayBePrinted: false };
const PRINTED: PrintOutcome = { kind: 'Printed', reportsStatus: true };

const outcome: fc.Arbitrary<PrintOutcome> = fc.oneof(
  fc.record({ kind: fc.constant('Printed' as const), reportsStatus: fc.boolean() }),
  fc.record({
    kind: fc.constant('Failed' as const),
    trouble: fc.constantFrom(...PRINTER_TROUBLES),
    mayBePrinted: fc.boolean(),
  }),
);
const outcomes = fc.array(fc.record({ outcome, afterMs: fc.integer({ min: 0, max: HOUR_MS }) }), {
  maxLength: 30,
});

test('after any attempts, a printer is failing if and only if the last one failed, and it is tried again within 30 seconds', () => {
  fc.assert(
    fc.property(outcomes, (steps) => {
      let printer = UNUSED;
      let now = NOW;
      for (const { outcome, afterMs } of steps) {
        now += afterMs;
        const before = printer;
        printer = printerAfterAttempt(before, outcome, now).printer;
        if (outcome.kind === 'Printed') {
          const { reportsStatus } = outcome;
          assert.deepEqual(printer, { ...NO_TROUBLE, lastPrintedAt: now, reportsStatus });
        } else {
          assert.equal(printer.attempts, before.attempts + 1);
          assert.equal(printer.failingSince, before.failingSince ?? now);
          assert.equal(printer.trouble, outcome.trouble);
          assert.ok(printer.nextAttemptAt! > now && printer.nextAttemptAt! <= now + 30_000);
          const { lastPrintedAt, reportsStatus } = before;
          assert.deepEqual([printer.lastPrintedAt, printer.reportsStatus], [lastPrintedAt, reportsStatus]);
        }
      }
    }),
  );
});

test('a printer that fails is tried again after 2, 5, 10, 20 and then every 30 seconds, from the end of each attempt', () => {
  let printer = UNUSED;
  for (const seconds of [2, 5, 10, 20, 30, 30, 30]) {
    printer = printerAfterAttempt(printer, NO_PAPER, NOW).printer;
    assert.equal(printer.nextAttemptAt, NOW + seconds * 1_000);
  }
});

test('screens are told if a printer prints for the first time, fails, fails for another reason, or works again', () => {
  const first = printerAfterAttempt(UNUSED, PRINTED, NOW);
  assert.deepEqual(first.news, { action: 'Working' });
  assert.equal(printerAfterAttempt(first.printer, PRINTED, NOW).news, null);
  const failed = printerAfterAttempt(first.printer, NO_PAPER, NOW);
  assert.deepEqual(failed.news, { action: 'Failing', trouble: 'NoPaper', isFirst: true });
  assert.equal(printerAfterAttempt(failed.printer, NO_PAPER, NOW).news, null);
  const offline = printerAfterAttempt(failed.printer, { ...NO_PAPER, trouble: 'Offline' }, NOW);
  assert.deepEqual(offline.news, { action: 'Failing', trouble: 'Offline', isFirst: false });
  assert.deepEqual(printerAfterAttempt(offline.printer, PRINTED, NOW).news, { action: 'Working' });
});

test('a ticket that failed stays in its queue, and stays marked as possibly printed until it is printed', () => {
  fc.assert(
    fc.property(fc.boolean(), outcome, (mayBePrinted, outcome) => {
      const ticket = ticketAfterAttempt({ mayBePrinted }, outcome);
      const isPrinted = outcome.kind === 'Printed';
      assert.equal(ticket.state, isPrinted ? 'Printed' : 'Waiting');
      assert.equal(ticket.mayBePrinted, !isPrinted && (mayBePrinted || outcome.mayBePrinted));
    }),
  );
});

test('a ticket that waited for more than two hours is held for a person', () => {
  assert.equal(isTicketHeldAt(NOW, NOW + 2 * HOUR_MS), false);
  assert.equal(isTicketHeldAt(NOW, NOW + 2 * HOUR_MS + 1), true);
});
