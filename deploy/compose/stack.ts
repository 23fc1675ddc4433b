import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../server/src/postgres/postgres-connection.ts';
import { build } from '../image/built-image.ts';
import type { Podman } from '../podman.ts';
import { callsThrough } from '../proxies/proxied-service.ts';
import type { SampleVenue } from '../sample-venue.ts';

/** The containers of a compose file, and what is called in them. */
export interface Stack {
  /** Runs Docker Compose. @returns what it printed @throws Error with what it said */
  compose(...args: string[]): Promise<string>;
  /** Starts what does not run, and resolves once it is healthy. */
  up(): Promise<void>;
  /** Calls Caddy at its published port, under the name of the site. */
  call: SampleVenue['call'];
  /** Calls a server without Caddy, from its network, as Caddy does. */
  callServer(service: string): SampleVenue['call'];
  untilHealthy(service: string): Promise<void>;
}

/** What Debian's packages stand in for. */
const IMAGES = ['caddy', 'postgres'];
const AUTHORITY_OF_CADDY = '/data/caddy/pki/authorities/local/root.crt';
const CADDY_LISTENS_AFTER_MS = 60_000;

/** Builds what the compose files take from a registry, under the names that it has there. */
export function buildStandIns(podman: Podman, base: string): void {
  const folder = join(import.meta.dirname, 'stand-ins');
  const files = ['alone.yaml', 'servers.yaml'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  for (const image of IMAGES) {
    const name = new RegExp(`image: (\\S+/${image}:\\S+)`).exec(files.join('\n'))![1]!;
    build(
      podman,
      `--build-arg=BASE=${base}`,
      `--tag=${name}`,
      `--file=${folder}/${image}.Containerfile`,
      folder,
    );
  }
}

/**
 * Prepares a compose file to be started.
 * @param set  what stands in `.env`
 * @param checked  the services with a health check
 */
export async function prepareStack(
  podman: Podman,
  file: string,
  { set, checked }: { set: Record<string, string>; checked: readonly string[] },
): Promise<Stack> {
  const folder = join(podman.folder, file);
  mkdirSync(folder);
  for (const name of [file, 'Caddyfile']) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  writeFileSync(
    join(folder, '.env'),
    Object.entries(set)
      .map((each) => `${each.join('=')}\n`)
      .join(''),
  );
  const port = await freePort();
  // Those of the file may be taken on this machine.
  writeFileSync(
    join(folder, 'ports.yaml'),
    `services: { caddy: { ports: !override ["127.0.0.1:${port}:443"] } }\n`,
  );
  const project = /^name: (\S+)$/m.exec(readFileSync(join(folder, file), 'utf8'))![1]!;
  const compose = async (...args: string[]) => {
    const all = ['--file', file, '--file', 'ports.yaml', ...args];
    const { stdout } = await promisify(execFile)('docker-compose', all, {
      cwd: folder,
      env: podman.forDocker,
    });
    return stdout;
  };
  const nameOf = (service: string) => `${project}-${service}-1`;
  const untilHealthy = (service: string) => podman.untilHealthy(nameOf(service));
  let call: SampleVenue['call'];
  return {
    compose,
    untilHealthy,
    async up() {
      await Promise.all([compose('up', '--detach', '--no-build'), ...checked.map(untilHealthy)]);
      call = await callsOfCaddy(port, () => podman.run('exec', nameOf('caddy'), 'cat', AUTHORITY_OF_CADDY));
    },
    call: (path, options) => call(path, options),
    callServer: (service) => {
      const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
      const address = podman.run('inspect', `--format=${format}`, nameOf(service));
      return async (path, options) => {
        const headers = { ...options?.headers, 'x-forwarded-proto': 'https' };
        const answer = await fetch(`http://${address}:3000${path}`, { ...options, headers });
        return { status: answer.status, text: await answer.text() };
      };
    },
  };
}

/** For `localhost` Caddy makes a certificate of its own, soon after its start. */
async function callsOfCaddy(port: number, readAuthority: () => string): Promise<SampleVenue['call']> {
  for (const end = Date.now() + CADDY_LISTENS_AFTER_MS; ; await pause(500)) {
    try {
      const { call } = callsThrough(port, readAuthority());
      const { status, text } = await call('/health/live');
      if (status === 200) return call;
      throw new Error(`Caddy answers ${status}: ${text}`);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
