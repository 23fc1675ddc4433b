import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { withLittleMemory } from '../../scripts/service-environment.mjs';
import { SETTINGS_FILE, UNIT_SETTINGS } from '../../server/src/config/settings-file.ts';
import { needsPrograms } from '../../server/test/harness/required-programs.ts';

const UNIT = join(import.meta.dirname, 'sofra.service');
const ROOT = join(import.meta.dirname, '../..');

/** Of 100; what remains is the network, and that V8 compiles. */
const EXPOSED_AT_MOST = 17;

/** What the unit sets in the environment of the service. */
function environmentOf(unit: string): Record<string, string> {
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) => line!.split(' '));
  return Object.fromEntries(
    lines.map((setting) => [setting.slice(0, setting.indexOf('=')), setting.slice(setting.indexOf('=') + 1)]),
  );
}

test('systemd finds no fault in the unit', needsPrograms('systemd-analyze'), () => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-unit-'));
  try {
    const here = join(folder, 'sofra.service');
    writeFileSync(here, readFileSync(UNIT, 'utf8').replaceAll('/opt/sofra', ROOT));
    const said = execFileSync('systemd-analyze', ['verify', here], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    assert.equal(said, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the unit exposes little of the system', needsPrograms('systemd-analyze'), () => {
  // Ends with another code when the exposure is above.
  execFileSync('systemd-analyze', ['security', '--offline=true', `--threshold=${EXPOSED_AT_MOST}`, UNIT], {
    stdio: 'pipe',
  });
});

test('the unit runs the service in the environment of "npm start", by a path that is there', () => {
  const unit = readFileSync(UNIT, 'utf8');
  const { DATA_DIR, DEMO, NODE_COMPILE_CACHE, ...memory } = environmentOf(unit);
  assert.deepEqual(memory, withLittleMemory({}));
  assert.equal(NODE_COMPILE_CACHE, '/var/cache/sofra');
  // Commands take the same.
  assert.deepEqual({ DATA_DIR, DEMO }, UNIT_SETTINGS);
  assert.match(unit, new RegExp(`^EnvironmentFile=-${SETTINGS_FILE}$`, 'm'));
  const [, program, script] = /^ExecStart=(\S+) (\S+)$/m.exec(unit)!;
  const version = execFileSync(program!.replace('/opt/sofra', ROOT), ['--version'], { encoding: 'utf8' });
  assert.match(version, /^v\d+/);
  assert.ok(readFileSync(join(ROOT, script!), 'utf8').length > 0);
});
