import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../../server/src/config/config.ts';
import { needsCompose } from '../../server/test/harness/required-programs.ts';
import { healthCheck, imageEnvironment } from '../image/containerfile.ts';

interface Composed {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: [{ subnet: string }] } } };
}

interface Service {
  image: string;
  environment: Record<string, string>;
  volumes?: string[];
  ports?: { host_ip?: string; published: string }[];
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  healthcheck?: { test: string[] };
}

/** What has to stand in `.env` beside each file. */
const SET = {
  'alone.yaml': { SITE: 'sofra.example' },
  'servers.yaml': {
    SITE: 'sofra.example',
    DATABASE_PASSWORD: 'five-shrimps',
    SECRET_KEY: 'ab'.repeat(32),
    OPERATOR_TOKEN: 'a token for the operator',
  },
};
const FILES = Object.keys(SET) as (keyof typeof SET)[];
const SERVERS = { 'alone.yaml': ['sofra'], 'servers.yaml': ['one', 'two'] };

function compose(file: string, set: Record<string, string | undefined>) {
  const { PATH } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'sofra-compose-'));
  try {
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
    // It has to be there; a setting of it comes before none in the environment.
    writeFileSync(join(folder, '.env'), '');
    const args = ['--file', file, 'config', '--format', 'json'];
    return spawnSync('docker-compose', args, { cwd: folder, env: { PATH, ...set }, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function composed(file: keyof typeof SET): Composed {
  const { status, stdout, stderr } = compose(file, SET[file]);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as Composed;
}

for (const file of FILES) {
  test(`${file}: the service takes its settings and believes its own network alone`, needsCompose(), () => {
    const { services, networks } = composed(file);
    for (const name of SERVERS[file]) {
      const config = readConfig({ ...imageEnvironment(), ...services[name]!.environment });
      assert.deepEqual(config.trustedProxies, [networks.default.ipam.config[0].subnet]);
      assert.equal(config.publicUrl, 'https://sofra.example');
      assert.equal(config.databaseUrl === null, file === 'alone.yaml');
    }
  });

  test(
    `${file}: the service writes its volumes alone, has no rights, is watched, and is reached through Caddy alone`,
    needsCompose(),
    () => {
      const { services } = composed(file);
      for (const name of SERVERS[file]) {
        const { read_only, tmpfs, cap_drop, healthcheck, ports, image } = services[name]!;
        assert.deepEqual(
          { read_only, tmpfs, cap_drop, image },
          {
            read_only: true,
            tmpfs: ['/tmp'],
            cap_drop: ['ALL'],
            image: 'sofra',
          },
        );
        assert.deepEqual(healthcheck?.test, ['CMD', ...healthCheck()]);
        assert.equal(ports, undefined);
      }
      for (const [name, { logging, mem_limit }] of Object.entries(services)) {
        assert.deepEqual(logging?.options, { 'max-size': '10m', 'max-file': '5' }, name);
        assert.ok(Number(mem_limit) >= 256 * 1024 ** 2, name);
      }
      const published = services['caddy']!.ports!.map(
        ({ host_ip = '', published: port }) => `${host_ip}:${port}`,
      );
      assert.deepEqual(published, [':80', ':443', '127.0.0.1:3000']);
    },
  );

  test(`${file}: what is missing in .env is said by its name`, needsCompose(), () => {
    for (const missing of Object.keys(SET[file])) {
      const { status, stderr } = compose(file, { ...SET[file], [missing]: undefined });
      assert.notEqual(status, 0);
      assert.match(stderr, /in \.env/);
    }
  });

  test(`${file}: Caddy passes calls on to its servers`, needsCompose('caddy'), () => {
    const { environment } = composed(file).services['caddy']!;
    const { PATH, HOME } = process.env;
    const args = ['adapt', '--adapter', 'caddyfile', '--config', join(import.meta.dirname, 'Caddyfile')];
    const adapted = execFileSync('caddy', args, { env: { PATH, HOME, ...environment }, encoding: 'utf8' });
    const dialed = [...adapted.matchAll(/"dial":"([^"]+)"/g)].map(([, address]) => address);
    const servers = SERVERS[file].map((name) => `${name}:3000`);
    // The site, and the way in of the operator.
    assert.deepEqual(dialed, [...servers, ...servers]);
    assert.ok(adapted.includes('"host":["sofra.example"]'), adapted);
  });
}
