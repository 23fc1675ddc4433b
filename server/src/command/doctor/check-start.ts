import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { setupErrorMessage } from '../../core/setup-error.ts';
import { refusePublicDemo } from '../../demo/prepare-demo.ts';
import { AUTHORITY_FILE, openAuthority } from '../../local-tls/local-authority.ts';
import { systemRandom } from '../../parts/parts.ts';
import type { InspectionResult } from '../../postgres/inspect-database.ts';
import { requireBundledPostgres } from '../../postgres/require-bundled.ts';
import { requireSecrets } from '../../process/secrets.ts';
import { type Finding, fault } from './finding.ts';

const NO_MACHINE = { hostName: 'localhost', addresses: [], urls: [] };

/** Checks folder and database with the same code as a real start. Reports only reasons why a start would be refused. */
export async function checkStart(config: Config, inspected: InspectionResult): Promise<Finding[]> {
  const { databaseUrl, dataDir, localTls, publicBecause } = config;
  const database = inspected.kind === 'Open' ? inspected.database : null;
  const isKeyInUse = database !== null && database.secretKeyCheck !== null;
  const hasAuthority = localTls !== null && existsSync(join(dataDir, AUTHORITY_FILE));
  const asked: [check: string, ask: () => unknown][] = [
    ...(databaseUrl === null
      ? ([
          ['Database', () => requireBundledPostgres(dataDir)],
          ['Secrets', () => requireSecrets(config, dataDir, isKeyInUse)],
        ] as const)
      : []),
    ...(hasAuthority
      ? ([['Certificate', () => openAuthority(dataDir, NO_MACHINE, systemRandom)]] as const)
      : []),
    ...(database === null
      ? []
      : ([['Demo', () => refusePublicDemo(database.demoVenues, publicBecause)]] as const)),
  ].map((it) => [...it]);
  const found = await Promise.all(asked.map(async ([check, ask]) => findingOf(check, await sentenceOf(ask))));
  const refusal = database?.refusal ?? null;
  return [...found.flat(), ...findingOf('Schema', refusal)];
}

async function sentenceOf(ask: () => unknown): Promise<string | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    const sentence = setupErrorMessage(error);
    if (sentence === null) throw error;
    return sentence;
  }
}

function findingOf(check: string, sentence: string | null): Finding[] {
  return sentence === null
    ? []
    : [
        fault(
          check,
          sentence,
          'The service will not start, for this reason. Correct it before the next start.',
        ),
      ];
}
