import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, readDatabaseConfig } from '../../config/config.ts';
import { NO_FILE_PROBLEM, type SettingsFile } from '../../config/settings-file.ts';
import { SetupError } from '../../core/setup-error.ts';
import { inspectDatabase } from '../../postgres/inspect-database.ts';
import { findRunningPostgres } from '../../postgres/running-postgres.ts';
import { SECRET_KEY_FILE } from '../../process/secrets.ts';
import type { Outcome } from '../outcome.ts';
import { listeningAddress } from '../service-url.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { askHealth, checkClock, checkPublicUrl, checkService, readHealth } from './check-health.ts';
import { checkDisk, checkFolder, checkNode, checkPort } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkStart } from './check-start.ts';
import { type Finding, fault, good, warning } from './finding.ts';

/** All findings, and whether the service can work. */
export interface Diagnosis extends Outcome {
  hasFault: boolean;
}

/**
 * Checks everything that a start needs, in the environment of the service, and changes nothing. If a check is not
 * possible, the finding says why.
 * @param url  the address at which the service is asked for its health
 * @param settings  the problems with the settings file of the service
 */
export async function diagnose(
  url: string | null,
  environment: NodeJS.ProcessEnv,
  { unreadFile, openFile }: SettingsFile = NO_FILE_PROBLEM,
): Promise<Diagnosis> {
  const findings = [
    checkNode(process.version),
    ...(unreadFile === null ? [] : [unreadFileFinding(unreadFile)]),
    ...(openFile === null ? [] : [open(openFile)]),
    ...(await findingsOf(url, environment)),
  ];
  const faults = findings.filter(({ state }) => state === 'Fault').length;
  const warnings = findings.filter(({ state }) => state === 'Warning').length;
  return {
    lines: [...findings.flatMap(linesOf), '', sumOf(faults, warnings)],
    data: { isGood: faults === 0, findings },
    hasFault: faults > 0,
  };
}

function open(file: string): Finding {
  return fault(
    'Settings',
    `Every user of this machine can read ${file}, which has secrets.`,
    `sudo chmod 600 '${file}'`,
  );
}

function unreadFileFinding(file: string): Finding {
  return fault(
    'Settings',
    `This user may not read ${file}, so the checks below use other settings than those of the service.`,
    'Run this as the user of the service: sudo -u sofra npx sofra doctor',
  );
}

async function findingsOf(url: string | null, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const read = tryConfig(environment);
  if (typeof read === 'string') {
    const mend = 'docs/operating/settings.md lists every setting.';
    return [
      ...read.split('\n').map((problem) => fault('Settings', problem, mend)),
      ...checksWithoutConfig(environment),
    ];
  }
  const asked = url ?? listeningAddress(read);
  const health = await readHealth(asked, url === null);
  const inspected = await inspectDatabase(read);
  const refused = await checkStart(read, inspected);
  const isRefused = refused.some(({ check }) => check === 'Database');
  return [
    good('Settings', 'Every setting can be read.'),
    ...read.warnings.map((says) => warning('Settings', says, 'Rename it, or leave it out.')),
    ...checkSecretKeySource(read),
    // With DATABASE_URL, no data is stored on this machine.
    ...(read.databaseUrl === null ? [...checkFolder(read.dataDir), checkDisk(read.dataDir)] : []),
    ...(await checkBackups(read, Date.now())),
    ...(url === null ? await checkPorts(read, health !== null) : []),
    ...checkAddresses(read),
    ...(read.publicUrl === null ? [] : [checkPublicUrl(read.publicUrl, await askHealth(read.publicUrl))]),
    checkService(asked, health, url === null && (await isUsed(read)) ? read.dataDir : null),
    ...(health === null ? [] : [checkClock('the service', health.skewMs)]),
    ...refused,
    ...checkDatabase(read, inspected, { isRunning: health !== null, isRefused }),
    await checkMail(read.smtp),
    checkOperatorNotices(read),
  ];
}

/** Reports where the secret key is. The checks of the start report a missing key. */
function checkSecretKeySource({ secretKey, databaseUrl, dataDir }: Config): Finding[] {
  if (secretKey !== null) return [good('Secret key', 'SECRET_KEY is set.')];
  if (databaseUrl !== null) return [];
  const file = join(dataDir, SECRET_KEY_FILE);
  return [
    existsSync(file)
      ? good('Secret key', `It is in ${file}: backups do not contain it, so keep a copy in another place.`)
      : good('Secret key', `${file} is not there yet: the first start makes it.`),
  ];
}

/** Checks each port on which the service listens. */
async function checkPorts(
  { host, port, metricsHost, metricsPort, localTls }: Config,
  answers: boolean,
): Promise<Finding[]> {
  return Promise.all([
    checkPort({ host, port }, answers),
    ...(metricsPort === null
      ? []
      : [checkPort({ host: metricsHost, port: metricsPort }, answers, 'METRICS_PORT')]),
    ...(localTls === null ? [] : [checkPort({ host, port: localTls.trustPort }, answers, 'TRUST_PORT')]),
  ]);
}

/** Whether a service is using the data folder. */
async function isUsed({ databaseUrl, dataDir }: Config): Promise<boolean> {
  return databaseUrl === null && (await findRunningPostgres(dataDir)) !== null;
}

/** Checks that the operator gets a message if something must be fixed. */
function checkOperatorNotices({ operatorMail, operatorWebhook }: Config): Finding {
  const told = [
    ...(operatorMail === null ? [] : [`by mail to ${operatorMail}`]),
    ...(operatorWebhook === null ? [] : ['by OPERATOR_WEBHOOK']),
  ];
  if (told.length > 0) return good('Notices', `Problems are reported ${told.join(' and ')}.`);
  return good(
    'Notices',
    'OPERATOR_MAIL and OPERATOR_WEBHOOK are not set: problems are reported only in the log.',
  );
}

/** The checks that are possible if the configuration cannot be read: only those of the data folder. */
function checksWithoutConfig(environment: NodeJS.ProcessEnv): Finding[] {
  try {
    const { dataDir } = readDatabaseConfig(undefined, environment);
    return [...checkFolder(dataDir), checkDisk(dataDir)];
  } catch {
    return [];
  }
}

/** The configuration; or its problems as text, one in each line. */
function tryConfig(environment: NodeJS.ProcessEnv): Config | string {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

const MARKS = { Good: 'ok  ', Warning: 'warn', Fault: 'FAIL' };

function linesOf({ check, state, says, mend }: Finding): string[] {
  const line = `${MARKS[state]}  ${check.padEnd(14)}  ${says}`;
  return mend === null ? [line] : [line, `${' '.repeat(22)}→ ${mend}`];
}

function sumOf(faults: number, warnings: number): string {
  if (faults === 0 && warnings === 0) return 'Nothing is wrong.';
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const said = [
    ...(faults > 0 ? [counted(faults, 'fault')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return `Found ${said.join(' and ')}.`;
}
