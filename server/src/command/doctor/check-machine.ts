import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import release from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config/config.ts';
import { diskStateOf } from '../../parts/disk-health.ts';
import { toListenError } from '../../process/port-binding.ts';
import { formatBytes } from '../outcome.ts';
import { type Finding, fault, good, warning } from './finding.ts';

/** With less free space, PostgreSQL may stop soon. */
const NEARLY_FULL_BYTES = 256 * 1024 ** 2;

/** Checks the Node version that the service runs on. @param version  such as `v26.1.0` */
export function checkNode(version: string): Finding {
  const least = Number(/\d+/.exec(release.engines.node)![0]);
  if (Number(/\d+/.exec(version)![0]) >= least) return good('Node', `Node ${version}.`);
  return fault(
    'Node',
    `Node ${version} is too old: the service needs ${least} or newer.`,
    'Start it with "npm start", which brings its own Node.',
  );
}

/** Checks the data folder: this user can write it, and no one else can read its secrets. */
export function checkFolder(dataDir: string): Finding[] {
  const check = 'Data folder';
  if (!existsSync(dataDir)) {
    const parent = firstExistingFolder(dataDir);
    return canWrite(parent)
      ? [good(check, `${dataDir} is not there yet: the first start makes it.`)]
      : [
          fault(
            check,
            `${dataDir} cannot be made: ${parent} cannot be written.`,
            'Set DATA_DIR to a folder that this user can write.',
          ),
        ];
  }
  const { uid } = statSync(dataDir);
  if (!canWrite(dataDir))
    return [
      fault(
        check,
        `${dataDir} cannot be written by this user.`,
        uid === process.getuid?.()
          ? `chmod u+rwx '${dataDir}', unless its file system is read-only`
          : `It belongs to another user. If that is the user of the service, run this as that user: sudo -u '#${uid}' …; else set DATA_DIR to another folder.`,
      ),
    ];
  // Root could access files that the user of the service cannot.
  if (isOtherUser(uid))
    return [
      warning(
        check,
        `${dataDir} belongs to another user, whose permissions root cannot see.`,
        `Run this as that one: sudo -u '#${uid}' …`,
      ),
    ];
  const secrets = [
    'operator-token',
    'secret-key',
    'old-secret-key',
    'local-authority.pem',
    'postgres.password',
    'postgres-owner.password',
  ];
  const open = secrets.filter((name) => isOpen(join(dataDir, name)));
  if (open.length === 0)
    return [good(check, `${dataDir} can be written, and only its user can read its secrets.`)];
  return [
    fault(
      check,
      `Other users of this machine can read ${open.join(', ')} in ${dataDir}.`,
      `chmod 600 ${open.map((name) => `'${join(dataDir, name)}'`).join(' ')}`,
    ),
  ];
}

/** Checks the free space on the disk of the data folder. @param disk  the space, if it is known already */
export function checkDisk(
  dataDir: string,
  { freeBytes, totalBytes } = diskAt(firstExistingFolder(dataDir)),
): Finding {
  const said = `${formatBytes(freeBytes)} are free on the disk of ${dataDir}`;
  const state = diskStateOf(freeBytes, totalBytes);
  if (freeBytes < NEARLY_FULL_BYTES)
    return fault(
      'Disk',
      `${said}: ${state === 'Full' ? 'orders are refused until you make room' : 'the database may stop at any time'}.`,
      'Make room, see docs/runbooks.md, or move DATA_DIR to a larger disk.',
    );
  if (state !== 'Good')
    return warning('Disk', `${said}.`, 'Make room before it is full: orders, photos and logs grow.');
  return good('Disk', `${said}.`);
}

/**
 * Checks that the service can listen on a port, or is listening already.
 * @param answers  whether a service answers at the address
 * @param setting  the name of the setting for the port
 */
export async function checkPort(
  { host, port }: Pick<Config, 'host' | 'port'>,
  answers: boolean,
  setting: 'PORT' | 'METRICS_PORT' | 'TRUST_PORT' = 'PORT',
): Promise<Finding> {
  if (port === 0) return good('Port', 'Any free port is taken.');
  const hostSetting = setting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST';
  const error = await errorOfListening(host, port);
  if (error === null) return good('Port', `Port ${port} of ${host} is free.`);
  if (error.code === 'EADDRINUSE' && answers)
    return good('Port', `Port ${port} of ${host} is that of the running service.`);
  const { message } = toListenError(error, host, port, setting, hostSetting) as Error;
  return fault('Port', message, repairHintOfPort(error.code, port, setting, hostSetting));
}

function repairHintOfPort(
  code: string | undefined,
  port: number,
  setting: string,
  hostSetting: string,
): string {
  if (code === 'EADDRINUSE')
    return `End the other program ("ss -ltnp sport = :${port}" names it), or set ${setting}.`;
  if (code === 'EACCES') return `Set ${setting} to 1024 or higher, with a proxy in front of it.`;
  return `Set ${hostSetting} to an address of this machine.`;
}

function errorOfListening(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port }, () => server.close(() => resolve(null)));
  });
}

/** Whether this command runs as root on a folder of another user; then root is not the user of the service. */
function isOtherUser(uid: number): boolean {
  return process.getuid?.() === 0 && uid !== 0;
}

/** The path itself if it exists, else its nearest parent folder that exists. */
export function firstExistingFolder(path: string): string {
  return existsSync(path) ? path : firstExistingFolder(dirname(path));
}

/** Whether this user may read and write a folder. */
export function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isOpen(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o077) !== 0;
}

function diskAt(path: string): { freeBytes: number; totalBytes: number } {
  const { bavail, blocks, bsize } = statfsSync(path);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
