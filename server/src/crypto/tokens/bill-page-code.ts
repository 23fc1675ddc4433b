import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../core/secret-key.ts';

const CODE = /^[\w-]{43}$/;
const ID_BYTES = 16;

/**
 * The secret part of the address of a bill's page: the id of the bill, and 128 bits of an HMAC of it with the key of
 * the service. So nothing is stored, and every server makes the same code. 43 letters, digits, hyphens and
 * underscores.
 */
export function billPageCode(secretKey: Buffer, venueId: string, billId: string): string {
  return Buffer.concat([idBytes(billId), sealOf(secretKey, venueId, billId)]).toString('base64url');
}

/** The bill id in a code that was made with one of the keys for this venue; `null` for any other text. */
export function readBillPageCode(code: string, secretKeys: SecretKeys, venueId: string): string | null {
  if (!CODE.test(code)) return null;
  const bytes = Buffer.from(code, 'base64url');
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const billId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
  const isSealed = secretKeys.some((key) =>
    timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(key, venueId, billId)),
  );
  return isSealed ? billId : null;
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function sealOf(secretKey: Buffer, venueId: string, billId: string): Buffer {
  return createHmac('sha256', secretKey)
    .update(`bill page ${venueId} ${billId}`)
    .digest()
    .subarray(0, ID_BYTES);
}
