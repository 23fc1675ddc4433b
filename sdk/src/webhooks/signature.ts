const PREFIX = 'whsec_';

/** The key in a signing secret; `null` if it is not a signing secret. */
export function decodeSecret(secret: string): Uint8Array | null {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(encoded)) return null;
  try {
    return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The base64 of the HMAC-SHA256 of a text and the bytes after it. */
export async function hmacOf(key: Uint8Array, before: string, bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(before);
  const signed = new Uint8Array(head.length + bytes.length);
  signed.set(head);
  signed.set(bytes, head.length);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmacKey = await crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
  const hmac = await crypto.subtle.sign('HMAC', hmacKey, signed);
  return btoa(String.fromCharCode(...new Uint8Array(hmac)));
}

/** Compares two texts in constant time. */
export function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}
