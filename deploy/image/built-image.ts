import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTAINERFILE } from './containerfile.ts';

/** The image, built here on a base of Debian's packages. */
export interface BuiltImage {
  /** Its files. */
  root: string;
  /** In bytes, its layers compressed. */
  size: number;
  config: { Env: string[]; Cmd: string[]; User: string; WorkingDir: string };
  remove(): void;
}

const ROOT = join(import.meta.dirname, '../..');
const BASE = 'localhost/sofra-base';
const IMAGE = 'localhost/sofra';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Takes minutes, and needs root. @throws Error with what a program said */
export function buildImage(): BuiltImage {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-image-'));
  const storage = [
    '--storage-driver=vfs',
    `--root=${join(folder, 'storage')}`,
    `--runroot=${join(folder, 'run')}`,
  ];
  const buildah = (...args: string[]) => run('buildah', [...storage, ...args]);
  const remove = () => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true });
  };
  try {
    makeBase(folder, buildah);
    const how = ['--isolation=chroot', '--format=docker', `--build-arg=BASE=${BASE}`];
    buildah('bud', ...how, ...settingsOfNpm(folder), `--tag=${IMAGE}`, `--file=${CONTAINERFILE}`, ROOT);
    const archive = join(folder, 'image.tar');
    buildah('push', IMAGE, `oci-archive:${archive}`);
    const root = buildah('mount', buildah('from', IMAGE));
    const { OCIv1 } = JSON.parse(buildah('inspect', '--type=image', IMAGE)) as {
      OCIv1: Pick<BuiltImage, 'config'>;
    };
    return { root, size: statSync(archive).size, config: OCIv1.config, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function makeBase(folder: string, buildah: (...args: string[]) => string): void {
  const base = join(folder, 'base.tar');
  run('mmdebstrap', ['--variant=minbase', 'trixie', base]);
  const container = buildah('from', 'scratch');
  buildah('add', container, base, '/');
  buildah('commit', container, BASE);
  rmSync(base);
}

/** The registry of this machine, and the certificates that it trusts. */
function settingsOfNpm(folder: string): string[] {
  const registry = run('npm', ['config', 'get', 'registry']);
  const file = join(folder, 'npmrc');
  const hasCertificates = existsSync(CERTIFICATES);
  writeFileSync(file, `registry=${registry}\n${hasCertificates ? 'cafile=/root/certificates.crt\n' : ''}`);
  const mounts = [`--volume=${file}:/root/.npmrc:ro`];
  return hasCertificates ? [...mounts, `--volume=${CERTIFICATES}:/root/certificates.crt:ro`] : mounts;
}

const OUTPUT_BYTES = 64 * 1024 * 1024;

function run(program: string, args: string[]): string {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  return execFileSync(program, args, { encoding: 'utf8', stdio, maxBuffer: OUTPUT_BYTES }).trim();
}
