import type { SecureContextOptions } from 'node:tls';

/** A certificate with its key, in PEM. */
export interface Certificate {
  cert: Buffer | string;
  key: Buffer | string;
}

/** The ciphers of TLS 1.3, and those of TLS 1.2 that have forward secrecy and authenticate what they encrypt (AEAD). */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');

/** The TLS settings of a server for a certificate, also for one that replaces another. */
export function tlsSettingsOf({ cert, key }: Certificate): SecureContextOptions {
  return { cert, key, ciphers: CIPHERS, minVersion: 'TLSv1.2' };
}
