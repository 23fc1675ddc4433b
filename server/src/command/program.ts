import { writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from 'commander';
import release from '../../package.json' with { type: 'json' };
import { NO_FILE_PROBLEM, type SettingsFile } from '../config/settings-file.ts';
import { type AuditOptions, auditLines } from './audit-lines.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addDatabaseCommands } from './database-commands.ts';
import { importFile } from './import/import-file.ts';
import { addKeyCommands } from './key/key-commands.ts';
import { addMcpCommand } from './mcp/mcp-command.ts';
import { addTokenCommands } from './operator/operator-tokens.ts';
import { revokeKey } from './operator/revoke-key.ts';
import { showStatus } from './operator/status-lines.ts';
import { callOperator } from './operator-client.ts';
import { type AccessOptions, createAccessReader } from './operator-options.ts';
import { answerAsJson, errorAsJson, type Outcome, printOutcome } from './outcome.ts';
import { readOwnAuthority, trustAuthority } from './own-authority.ts';
import { type PracticeOptions, practice } from './practice.ts';
import { ownTerminal } from './terminal.ts';
import { addUpgradeCommands } from './upgrade/upgrade-commands.ts';
import { addVenueCommands } from './venues/venue-commands.ts';
import { addVerifyCommand } from './verify/verify-command.ts';

/** The certificate authority of a service with LOCAL_TLS on this machine; `null` for none. */
const ownAuthority = readOwnAuthority(process.env['DATA_DIR']);
const access = createAccessReader(process.env, ownAuthority !== null);
const { withUrl, withAccess, accessOf } = access;

/** Ends the process if the output is closed early, as `head` does. A command that must clean up first has its own listener. */
function endWithOutput({ code, message }: NodeJS.ErrnoException): void {
  if (process.stdout.listenerCount('error') !== 1) return;
  if (code !== 'EPIPE') console.error(`The output is not complete: ${message}.`);
  process.exit(1);
}

/** Printed below an error without a suggestion. The whole help would scroll the error out of sight. */
const HOW_TO_ASK = '--help after a command says what it takes.';

/**
 * The `sofra` command with its subcommands.
 * @param settings  the problems with the settings file of the service
 */
export function createProgram(settings: SettingsFile = NO_FILE_PROBLEM): Command {
  const program = new Command('sofra')
    .description('Runs and manages the Sofra service.')
    .version(release.version)
    .option('--json', 'print the result and errors as JSON')
    .option('--env-file <file>', 'the settings of the service; else /etc/sofra/sofra.env, if it exists')
    .configureOutput({
      outputError: (text, write) => {
        if (isJson()) console.error(errorAsJson(null, text.trim().replace(/^error: /, '')));
        else write(text.includes('Did you mean') ? text : `${text}${HOW_TO_ASK}\n`);
      },
    })
    .hook('preAction', (_, action) => {
      if (action.name() === 'start') return;
      if (ownAuthority !== null) trustAuthority(ownAuthority);
      process.stdout.on('error', endWithOutput);
    })
    .configureHelp({ showGlobalOptions: true });
  const isJson = () => program.opts<{ json?: true }>().json === true;
  const print = (outcome: Outcome) => printOutcome(outcome, isJson());
  program
    .command('start')
    .description('start the service; environment variables configure it, see docs/operating/settings.md')
    .action(async () => void (await import('../main.ts')));
  withAccess(program.command('import'))
    .description('create or update venues to match a document; "-" reads standard input')
    .argument('<file>', 'a JSON document of venues')
    .option('--dry-run', 'list what would be added, changed and removed, without changing anything')
    .action(async (file: string, options: AccessOptions & { dryRun?: true }) => {
      const isDryRun = options.dryRun === true;
      const show = (progress: string) => console.error(progress);
      print(await importFile(file, await accessOf(options), { isDryRun, show }));
    });
  withAccess(program.command('export'))
    .description('export a venue as a document that can be imported')
    .argument('<venueId>', 'the venue; a headquarter comes with its branches')
    .option('-o, --output <file>', 'write into this file instead of standard output')
    .action((venueId: string, options: AccessOptions & { output?: string }) => exportVenue(venueId, options));
  addVenueCommands(
    program.command('venues').description('find, create, suspend, close and move restaurants'),
    print,
    access,
  );
  addPractice(program.command('practice'), isJson);
  addKeyCommands(program, { withUrl, isJson, environment: process.env });
  addMcpCommand(program, { withUrl, environment: process.env });
  addUpgradeCommands(program, print);
  addBackupCommands(program, print);
  addDatabaseCommands(program, print);
  addVerifyCommand(program, print);
  addOperatorCommands(
    program.command('operator').description('manage subscriptions, accounts and keys'),
    print,
    isJson,
  );
  addStatus(program.command('status'), isJson);
  addDoctor(program, isJson, settings);
  return program;
}

function addPractice(command: Command, isJson: () => boolean): void {
  withAccess(command)
    .description(
      'start a practice evening at a practice venue or a demo venue, with simulated guests and staff',
    )
    .argument('<venueId>', 'the venue')
    .option('--seed <number>', 'the same seed gives the same evening; default: random')
    .option('--real', 'run in real time; default: a minute a second')
    .option('--minutes <number>', 'how long the evening is, 20 to 240; default: 60')
    .option('--trouble <name...>', 'rush, sold-out, dead-printer, slow-kitchen')
    .option(
      '--key <keyId>',
      'the key of the guests, whose webhook gets their events; default: the newest one with a webhook',
    )
    .option('--stop', 'stop the current evening')
    .option('--status', 'show the current evening, or the last one')
    .action(async (venueId: string, options: AccessOptions & PracticeOptions) => {
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      await practice(await accessOf(options), venueId, options, {
        show: console.log,
        isJson: isJson(),
        stopping: stopping.signal,
      });
    });
}

function addStatus(command: Command, isJson: () => boolean): void {
  withAccess(command)
    .description(
      'show what runs, what waits and what fails, and exit with 1 if something needs attention; load and errors are those of the server that answers',
    )
    .option('--watch', 'show it again every two seconds')
    .action(async ({ watch, ...options }: AccessOptions & { watch?: true }) => {
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      const shown = { isWatching: watch === true, isJson: isJson(), stopping: stopping.signal };
      await showStatus(await accessOf(options), shown);
    });
}

function addDoctor(program: Command, isJson: () => boolean, settings: SettingsFile): void {
  program
    .command('doctor')
    .description(
      'check the set-up and say how to correct what is wrong; run it as the user of the service; it changes nothing',
    )
    .option('--url <address>', 'the address of the service; else the one that its environment sets')
    .action(async ({ url }: { url?: string }) => {
      const { diagnose } = await import('./doctor/doctor.ts');
      const diagnosis = await diagnose(url ?? null, process.env, settings);
      printOutcome(diagnosis, isJson());
      if (diagnosis.hasFault) process.exitCode = 1;
    });
}

function addOperatorCommands(operator: Command, print: Print, isJson: () => boolean): void {
  withAccess(operator.command('set-subscription'))
    .description('set the subscription of a venue to active or lapsed')
    .argument('<venueId>')
    .argument('<state>', 'active or lapsed', oneOf('active', 'lapsed'))
    .option('--until <instant>', 'when an active one lapses, such as 2027-01-01T00:00:00Z')
    .action(async (venueId: string, state: string, options: AccessOptions & { until?: string }) => {
      const standing = { isActive: state === 'active', endsAt: options.until ?? null };
      print(await put(options, `/venues/${venueId}/subscription`, standing));
    });
  withAccess(operator.command('set-branch'))
    .description('switch a branch on or off')
    .argument('<venueId>')
    .argument('<state>', 'on or off', oneOf('on', 'off'))
    .action(async (venueId: string, state: string, options: AccessOptions) => {
      print(await put(options, `/venues/${venueId}/activity`, { isActive: state === 'on' }));
    });
  withAccess(operator.command('password-link'))
    .description('print a link for setting a new password of an account; it works once, within an hour')
    .argument('<email>', 'the address that the account signs in with')
    .action(async (email: string, options: AccessOptions) => {
      const body = JSON.stringify({ email });
      const made = await callOperator(await accessOf(options), 'POST', '/password-links', body);
      const { url, expiresAt, mail } = made as { url: string; expiresAt: string; mail?: string };
      const lines = [`The password of ${email} can be set here once, until ${expiresAt}:`, `  ${url}`];
      if (mail === 'Sent') lines.push('The link also went there by mail.');
      if (mail === 'Failed')
        lines.push('The mail could not be sent, see the log of the service. Pass the link on yourself.');
      print({ lines, data: made });
    });
  withAccess(operator.command('remove-second-factor'))
    .description('remove the two-step sign-in of a person who lost their phone and their recovery codes')
    .argument('<email>', 'the address that the account signs in with')
    .action(async (email: string, options: AccessOptions) => {
      const body = JSON.stringify({ email });
      const removed = await callOperator(await accessOf(options), 'POST', '/second-factor-removals', body);
      const { hadFactor } = removed as { hadFactor: boolean };
      const line = hadFactor
        ? `${email} has no second factor now. If the venue requires one, they set it up at the next sign-in.`
        : `${email} had no second factor.`;
      print({ lines: [line], data: removed });
    });
  withAccess(operator.command('audit'))
    .description(
      'list the audit log, the newest entries first; without --venue, only entries that belong to no venue',
    )
    .option('--venue <venueId>', 'entries of this venue')
    .option('--part <part>', 'only this part, such as Accounts, Keys, SignIns or Standing')
    .option('--by <who>', 'only entries of Operator, or of the account with this id')
    .option('--before <entryId>', 'only entries before this one')
    .action(async (options: AccessOptions & AuditOptions) => {
      const said = { ...options, ...(isJson() && { json: true as const }) };
      for (const line of await auditLines(await accessOf(options), said)) console.log(line);
    });
  withAccess(operator.command('revoke-key'))
    .description('revoke an API key permanently, such as one that has leaked')
    .argument('<key>', 'its id, its first 12 characters, or the whole key')
    .option('--yes', 'do not ask for confirmation; needed if there is no terminal')
    .action(async (key: string, { yes, ...options }: AccessOptions & { yes?: true }) => {
      const confirmation = { isSure: yes === true, terminal: ownTerminal() };
      print(await revokeKey(key, await accessOf(options), confirmation));
    });
  const tokens = operator.command('tokens').description('manage the tokens of operators');
  addTokenCommands((name) => withAccess(tokens.command(name)), accessOf, print);
}

type Print = (outcome: Outcome) => void;

function oneOf(...names: string[]): (value: string) => string {
  return (value) => {
    if (names.includes(value)) return value;
    throw new InvalidArgumentError(`Must be one of: ${names.join(', ')}.`);
  };
}

async function exportVenue(venueId: string, options: AccessOptions & { output?: string }): Promise<void> {
  const data = await callOperator(
    await accessOf(options),
    'GET',
    `/venues/${encodeURIComponent(venueId)}/export`,
  );
  const document = `${JSON.stringify(data, null, 2)}\n`;
  // Only this user may read the file (0o600): it contains hashes of passwords and keys.
  if (options.output === undefined) process.stdout.write(document);
  else await writeFile(options.output, document, { mode: 0o600 });
}

async function put(options: AccessOptions, path: string, body: object): Promise<Outcome> {
  return answerAsJson(await callOperator(await accessOf(options), 'PUT', path, JSON.stringify(body)));
}
