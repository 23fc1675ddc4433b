import type { SecretKeys } from '../../src/core/secret-key.ts';

/**
 * The encryption key of signing secrets in tests. Services on one database share it, to read each other's
 * secrets.
 */
export const SECRET_KEY = Buffer.alloc(32, 'the key of the tests ');

/** As the service takes it. */
export const SECRET_KEYS: SecretKeys = [SECRET_KEY];
