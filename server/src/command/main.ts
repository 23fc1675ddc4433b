import { parseArgs } from 'node:util';
import { type SettingsFile, settingsOfCommand } from '../config/settings-file.ts';
import { setupErrorMessage } from '../core/setup-error.ts';
import { ApiRefusal, CommandError } from './call-api.ts';
import { errorAsJson } from './outcome.ts';

const { values, positionals } = parseArgs({
  options: { 'env-file': { type: 'string' }, json: { type: 'boolean' } },
  strict: false,
});
try {
  // `sofra start` gets its settings from the program that starts it, such as systemd.
  const isGiven = positionals[0] === 'start' && values['env-file'] === undefined;
  const settings = isGiven ? undefined : takeSettings(values['env-file']);
  const { createProgram } = await import('./program.ts');
  await createProgram(settings).parseAsync();
} catch (error) {
  const message = error instanceof CommandError ? error.message : setupErrorMessage(error);
  if (message === null) throw error;
  const code = error instanceof ApiRefusal ? error.code : null;
  console.error(values['json'] === true ? errorAsJson(code, message) : message);
  process.exitCode = 1;
}

/**
 * Puts the settings of the service into the environment of this process.
 * @returns the problems with the settings file
 * @throws SetupError if the given file cannot be read
 */
function takeSettings(file: string | boolean | undefined): SettingsFile {
  const given = typeof file === 'string' ? file : null;
  const { environment, ...settings } = settingsOfCommand(process.env, given);
  Object.assign(process.env, environment);
  const { unreadFile } = settings;
  if (unreadFile !== null && values['json'] !== true)
    console.error(
      `This user may not read ${unreadFile}, the settings of the service: run this as the user of the service, sudo -u sofra npx sofra …`,
    );
  return settings;
}
