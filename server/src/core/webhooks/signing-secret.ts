const SECRET_BYTES = 32;

/**
 * Formats 32 random bytes as a signing secret: `whsec_` and the bytes in base64.
 * @throws RangeError unless there are 32 bytes
 * @see Standard Webhooks, "Symmetric keys"
 */
export function formatSigningSecret(randomBytes: Buffer): string {
  if (randomBytes.length !== SECRET_BYTES) {
    throw new RangeError('A signing secret is made of 32 random bytes.');
  }
  return `whsec_${randomBytes.toString('base64')}`;
}
