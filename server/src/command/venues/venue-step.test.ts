import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { CommandError } from '../call-api.ts';
import { takeVenueStep } from './venue-step.ts';

const sofra = useSofra();

const access = () => ({ url: sofra.baseUrl, token: OPERATOR_TOKEN });

const closedAt = async (venueId: string) => (await findVenueSetup(sofra.db, venueId))!.venue.closedAt;

/** A terminal with this typed answer; `null` for the end of the input. */
function terminalWith(typed: string | null) {
  const input = new PassThrough();
  input.end(typed === null ? '' : `${typed}\n`);
  const output = new PassThrough();
  const said: string[] = [];
  output.on('data', (part) => said.push(String(part)));
  return { input, output, said };
}

test('close shows the venue and the consequences, and closes it only after a yes', async () => {
  const venue = await sofra.newVenue();
  const { name } = venue.record.venue;
  for (const typed of ['', 'n', 'no', 'later', null]) {
    const terminal = terminalWith(typed);
    const { lines } = await takeVenueStep('close', venue.id, access(), { isSure: false, terminal });
    assert.deepEqual(lines, ['Nothing was changed.'], String(typed));
    const said = terminal.said.join('');
    assert.ok(
      said.includes(
        `"${name}" cannot be undone: its API keys (1), accounts (0) and sessions (0) stop working immediately`,
      ),
      said,
    );
    assert.ok(said.includes('Close this account permanently? [y/N] '), `${typed}: ${said}`);
  }
  assert.equal(await closedAt(venue.id), null);
  const { data } = await takeVenueStep('close', venue.id, access(), {
    isSure: false,
    terminal: terminalWith('Yes'),
  });
  const { stateBefore, stateAfter } = data as { stateBefore: string; stateAfter: string };
  assert.deepEqual([stateBefore, stateAfter], ['Active', 'Closed']);
  assert.notEqual(await closedAt(venue.id), null);
});

test('without a terminal close closes nothing and says so, and closes with --yes', async () => {
  const venue = await sofra.newVenue();
  await assert.rejects(
    takeVenueStep('close', venue.id, access(), { isSure: false, terminal: null }),
    (error) => {
      assert.ok(error instanceof CommandError);
      assert.match(error.message, /Nothing was changed: without a terminal, confirm it with --yes\.$/);
      return true;
    },
  );
  assert.equal(await closedAt(venue.id), null);
  await takeVenueStep('close', venue.id, access(), { isSure: true, terminal: null });
  assert.notEqual(await closedAt(venue.id), null);
});
