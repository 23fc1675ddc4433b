import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/**
 * Settings that may be in a file, because Compose and Kubernetes mount secrets as files. The setting with the ending
 * `_FILE` has the path.
 */
export const SECRET_SETTINGS = [
  ...['OPERATOR_TOKEN', 'SECRET_KEY', 'OLD_SECRET_KEY', 'NEXT_SECRET_KEY'],
  ...['DATABASE_URL', 'BACKUP_KEY', 'SMTP_URL', 'OPERATOR_WEBHOOK'],
];

/**
 * The environment, with the secrets read from their files.
 * @param fail  called with a sentence for each file that cannot be used
 */
export function withSecretFiles(environment: Environment, fail: (problem: string) => void): Environment {
  const read = SECRET_SETTINGS.flatMap((name) => {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) return [];
    if (environment[name]?.trim()) {
      fail(`${name} and ${name}_FILE are both set: leave one of them out.`);
      return [];
    }
    const text = readSecret(path);
    if (text !== null) return [[name, text] as const];
    fail(`${name}_FILE is ${path}, a file that this user cannot read, or an empty one.`);
    return [];
  });
  return read.length === 0 ? environment : { ...environment, ...Object.fromEntries(read) };
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
