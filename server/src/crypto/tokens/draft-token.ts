import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../core/secret-key.ts';

/** The key of the draft that a token refers to. */
export interface DraftRef {
  venueId: string;
  draftId: string;
}

const PREFIX = 'drf_';
const TOKEN = /^drf_[0-9a-f]{88}$/;
const ID_BYTES = 16;
const SEAL_BYTES = 12;

/**
 * Makes the token of a draft: `drf_` and 88 hexadecimal digits, which contain the venue id, the draft id, and 96 bits
 * of an HMAC-SHA256 of both and of the id of the API key that prepared the draft. Every server can make and read it.
 * @param secretKey  32 bytes
 */
export function writeDraftToken({ venueId, draftId }: DraftRef, secretKey: Buffer, keyId: string): string {
  const ids = Buffer.concat([bytesOf(venueId), bytesOf(draftId)]);
  return PREFIX + Buffer.concat([ids, sealOf(ids, secretKey, keyId)]).toString('hex');
}

/** The draft that a token refers to; `null` if this service did not make the token for this API key. */
export function readDraftToken(token: string, secretKeys: SecretKeys, keyId: string): DraftRef | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'hex');
  const ids = bytes.subarray(0, 2 * ID_BYTES);
  const seal = bytes.subarray(2 * ID_BYTES);
  if (!secretKeys.some((key) => timingSafeEqual(seal, sealOf(ids, key, keyId)))) return null;
  return { venueId: idOf(ids.subarray(0, ID_BYTES)), draftId: idOf(ids.subarray(ID_BYTES)) };
}

function sealOf(ids: Buffer, secretKey: Buffer, keyId: string): Buffer {
  return createHmac('sha256', secretKey)
    .update(`draft ${keyId} `)
    .update(ids)
    .digest()
    .subarray(0, SEAL_BYTES);
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
