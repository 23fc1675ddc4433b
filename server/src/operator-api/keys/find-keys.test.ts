import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { CommandError } from '../../command/call-api.ts';
import { revokeKey } from '../../command/operator/revoke-key.ts';
import { listVenues } from '../../command/venues/venue-lines.ts';

const sofra = useSofra({ logLevel: 'debug' });

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const operatorAccess = () => ({ url: sofra.baseUrl, token: OPERATOR_TOKEN });
const find = async (key: string) =>
  (await sofra.call('POST', '/operator/v1/keys/find', { headers, body: { key } })).body.data.keys;

test('a leaked key is found by itself or by how it begins, and stands in no log', async () => {
  const venue = await sofra.newVenue({ name: 'Deniz Lokantası' });
  const { text, record } = venue.key;
  for (const given of [text, text.slice(0, 12)]) {
    const found = (await find(given)).filter(({ keyId }: { keyId: string }) => keyId === record.id);
    assert.deepEqual(
      found.map(({ name, venueId, venueName, revokedAt }: Record<string, unknown>) => [
        name,
        venueId,
        venueName,
        revokedAt,
      ]),
      [[record.name, venue.id, 'Deniz Lokantası', null]],
    );
  }
  assert.equal((await find(text)).length, 1);
  assert.deepEqual(await find('sfr_nobodyhasit'), []);
  const { lines } = await listVenues(operatorAccess(), text, {});
  assert.match(
    lines[0]!,
    new RegExp(`^${record.id} {2}key "${record.name}" \\(sfr_.{8}…\\) of Deniz Lokantası`),
  );
  assert.ok(!JSON.stringify(sofra.log).includes(text.slice(4)));
  const short = await sofra.call('POST', '/operator/v1/keys/find', { headers, body: { key: 'sfr_' } });
  assertRefused(short, 400, 'VALIDATION_ERROR');
});

test('a key is revoked once the operator has read what ends with it, and agreed', async () => {
  const venue = await sofra.newVenue();
  const { text, record } = venue.key;
  const works = async () => (await read(sofra, venue, '/venues')).status === 200;
  await assert.rejects(revokeKey(text, operatorAccess(), { isSure: false, terminal: null }), (error) => {
    assert.ok(error instanceof CommandError);
    assert.match(error.message, /cannot be undone.+confirm it with --yes/);
    return true;
  });
  const answering = (answer: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.end(`${answer}\n`);
    return { input, output };
  };
  const declined = await revokeKey(text, operatorAccess(), { isSure: false, terminal: answering('n') });
  assert.deepEqual([declined.lines, await works()], [['Nothing was changed.'], true]);
  const revoked = await revokeKey(text, operatorAccess(), { isSure: false, terminal: answering('y') });
  assert.deepEqual([revoked.lines[0]!.includes(record.name), await works()], [true, false]);
  const again = await revokeKey(record.id, operatorAccess(), { isSure: false, terminal: null });
  assert.match(again.lines[0]!, /was revoked/);
  await assert.rejects(
    revokeKey('sfr_nobodyhasit', operatorAccess(), { isSure: true, terminal: null }),
    /No API key begins/,
  );
});
