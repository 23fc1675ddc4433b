import { hash } from 'node:crypto';

/**
 * The SHA-256 of an API key, 64 lower-case hexadecimal digits: only this is stored, and the key is found by
 * it.
 */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}
