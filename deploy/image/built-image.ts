import { execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Podman } from '../podman.ts';
import { baseOfImage, CONTAINERFILE } from './containerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Makes the base of the image out of Debian's packages, under the name that the image asks for, and returns that. */
export function makeBase(podman: Podman): string {
  const file = join(podman.folder, 'base.tar');
  execFileSync('mmdebstrap', ['--variant=minbase', 'trixie', file], { stdio: 'pipe' });
  podman.run('import', file, baseOfImage());
  return baseOfImage();
}

/** Builds the image as `sofra` on that base, which takes minutes. */
export function buildImage(podman: Podman): void {
  build(podman, ...settingsOfNpm(podman.folder), '--tag=sofra', `--file=${CONTAINERFILE}`, ROOT);
  // Docker's own name for it.
  podman.run('tag', 'sofra', 'docker.io/library/sofra');
}

/** Builds an image on what is here already. */
export function build(podman: Podman, ...args: string[]): void {
  podman.run('build', '--format=docker', '--isolation=chroot', '--layers=false', '--pull=never', ...args);
}

/** The bytes of an image, its layers compressed. */
export function compressedSize(podman: Podman, image: string): number {
  const archive = join(podman.folder, 'image.tar');
  podman.run('push', image, `oci-archive:${archive}`);
  return statSync(archive).size;
}

/** The registry of this machine, and the certificates that it trusts. */
function settingsOfNpm(folder: string): string[] {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const file = join(folder, 'npmrc');
  const hasCertificates = existsSync(CERTIFICATES);
  writeFileSync(file, `registry=${registry}\n${hasCertificates ? 'cafile=/root/certificates.crt\n' : ''}`);
  const mounts = [`--volume=${file}:/root/.npmrc:ro`];
  return hasCertificates ? [...mounts, `--volume=${CERTIFICATES}:/root/certificates.crt:ro`] : mounts;
}
