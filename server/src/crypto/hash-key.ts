import { hash } from 'node:crypto';

/** What is kept of an API key, and what it is found by: its SHA-256 as 64 lower-case hexadecimal digits. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}
