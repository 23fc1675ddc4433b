import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { SetupError } from '../core/setup-error.ts';
import type { Environment } from './environment.ts';

/** The settings of a service that systemd runs, as docs/operating/install.md installs it. */
export const SETTINGS_FILE = '/etc/sofra/sofra.env';

/** What its unit sets beside that file. */
export const UNIT_SETTINGS = { DATA_DIR: '/var/lib/sofra', DEMO: 'off' };

/** What is wrong with the settings file of the service on this machine. */
export interface SettingsFile {
  /** Its path, when this user may not read it; else `null`. */
  unreadFile: string | null;
  /** Its path, when every user of this machine may read it; else `null`. */
  openFile: string | null;
}

/** Where nothing is wrong. */
export const NO_FAULT: SettingsFile = { unreadFile: null, openFile: null };

/** The settings that a command works with. */
export interface CommandSettings extends SettingsFile {
  environment: Environment;
}

/**
 * The environment of a command: what the process has, then what the settings file of the service has. A file that is not named is read
 * unless the environment names the database of another service.
 * @param given  the file of `--env-file`
 * @throws SetupError when a file that was named cannot be read
 */
export function settingsOfCommand(
  environment: Environment,
  given: string | null,
  usual = SETTINGS_FILE,
): CommandSettings {
  if (given !== null) {
    const read = readSettings(resolve(given));
    if (typeof read === 'string') throw new SetupError(`The file of --env-file cannot be read: ${read}.`);
    return { environment: { ...read, ...environment }, ...NO_FAULT };
  }
  if (isOfAnother(environment)) return { environment, ...NO_FAULT };
  const read = readSettings(usual);
  if (typeof read === 'string')
    return { environment, unreadFile: read.startsWith('ENOENT') ? null : usual, openFile: null };
  const openFile = (statSync(usual).mode & 0o004) === 0 ? null : usual;
  return { environment: { ...UNIT_SETTINGS, ...read, ...environment }, unreadFile: null, openFile };
}

function isOfAnother({ DATA_DIR, DATABASE_URL }: Environment): boolean {
  return Boolean(DATABASE_URL) || (Boolean(DATA_DIR) && resolve(DATA_DIR!) !== UNIT_SETTINGS.DATA_DIR);
}

/** @returns why it cannot be read, as words that begin with a code */
function readSettings(path: string): Environment | string {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
