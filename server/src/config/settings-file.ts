import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { SetupError } from '../core/setup-error.ts';
import type { Environment } from './environment.ts';

/** The path of the settings file of a service that was installed with systemd (docs/operating/install.md). */
export const SETTINGS_FILE = '/etc/sofra/sofra.env';

/** The settings that the systemd unit sets in addition to that file. */
export const UNIT_SETTINGS = { DATA_DIR: '/var/lib/sofra', DEMO: 'off' };

/** Problems with the settings file of the service on this machine. */
export interface SettingsFile {
  /** The path of the file, if this user may not read it; else `null`. */
  unreadFile: string | null;
  /** The path of the file, if every user of this machine may read it; else `null`. */
  openFile: string | null;
}

/** No problem. */
export const NO_FILE_PROBLEM: SettingsFile = { unreadFile: null, openFile: null };

/** The settings for a command of `sofra`, and problems with their file. */
export interface CommandSettings extends SettingsFile {
  environment: Environment;
}

/**
 * The environment of a command: the variables of the process, then those of the settings file, which do not override
 * them. Without `--env-file` it reads {@link SETTINGS_FILE}, unless the environment names the database of another
 * service.
 * @param given  the path from `--env-file`
 * @throws SetupError if the file of `--env-file` cannot be read
 */
export function settingsOfCommand(
  environment: Environment,
  given: string | null,
  usual = SETTINGS_FILE,
): CommandSettings {
  if (given !== null) {
    const read = readSettings(resolve(given));
    if (typeof read === 'string') throw new SetupError(`The file of --env-file cannot be read: ${read}.`);
    return { environment: { ...read, ...environment }, ...NO_FILE_PROBLEM };
  }
  if (namesOtherDatabase(environment)) return { environment, ...NO_FILE_PROBLEM };
  const read = readSettings(usual);
  if (typeof read === 'string')
    return { environment, unreadFile: read.startsWith('ENOENT') ? null : usual, openFile: null };
  const openFile = (statSync(usual).mode & 0o004) === 0 ? null : usual;
  return { environment: { ...UNIT_SETTINGS, ...read, ...environment }, unreadFile: null, openFile };
}

function namesOtherDatabase({ DATA_DIR, DATABASE_URL }: Environment): boolean {
  return Boolean(DATABASE_URL) || (Boolean(DATA_DIR) && resolve(DATA_DIR!) !== UNIT_SETTINGS.DATA_DIR);
}

/** Reads a settings file. @returns the variables, or a text with the error code if the file cannot be read */
function readSettings(path: string): Environment | string {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
