/** The uses of a shared device. */
export const DEVICE_KINDS = ['Till', 'Board', 'Host'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A browser that a venue registered for everyone who works there. */
export interface Device {
  id: string;
  name: string;
  kind: DeviceKind;
}

/** A code to register a device works for ten minutes. */
export const DEVICE_CODE_LIFETIME_MS = 600_000;

/** A code to choose a PIN works for a day, because the person may not be at work when it is created. */
export const PIN_CODE_LIFETIME_MS = 24 * 3_600_000;

/**
 * A person who does not sign out of a device must enter the PIN again after this time. It is longer than a
 * shift.
 */
export const DEVICE_SESSION_LIFETIME_MS = 12 * 3_600_000;

/** Letters and digits without pairs that look alike, on a screen or on paper. */
export const TYPED_CODE_LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
export const TYPED_CODE_LENGTH = 8;

const TYPED_CODE = new RegExp(`^[${TYPED_CODE_LETTERS}]{${TYPED_CODE_LENGTH}}$`);

/** Converts a typed code to its stored form; `null` if it is not a code. Spaces, hyphens and the letter case are ignored. */
export function readTypedCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return TYPED_CODE.test(code) ? code : null;
}
