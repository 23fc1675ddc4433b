import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONTAINERFILE = join(import.meta.dirname, 'Containerfile');

/** What the image sets in the environment of the service. */
export function imageEnvironment(): Record<string, string> {
  const lines = [...readFileSync(CONTAINERFILE, 'utf8').matchAll(/^ENV (.*)$/gm)];
  const settings = lines.flatMap(([, line]) => line!.split(' '));
  return Object.fromEntries(
    settings.map((setting) => [
      setting.slice(0, setting.indexOf('=')),
      setting.slice(setting.indexOf('=') + 1),
    ]),
  );
}

/** The command that tells whether the service of a container is ready. */
export function healthCheck(): string[] {
  const [, command] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(readFileSync(CONTAINERFILE, 'utf8'))!;
  return JSON.parse(command!) as string[];
}

/** The image that it is built on. */
export function baseOfImage(): string {
  return /^ARG BASE=(.*)$/m.exec(readFileSync(CONTAINERFILE, 'utf8'))![1]!;
}
