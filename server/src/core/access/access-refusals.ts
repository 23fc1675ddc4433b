/** The refusals of the venue API about sign-in, second factors, shared devices, permissions, proofs and approvals. */
export const ACCESS_REFUSALS = {
  SIGN_IN_REQUIRED: [401, 'The call needs a session: sign in first.'],
  SIGN_IN_FAILED: [401, 'The e-mail address or the password is wrong.'],
  SIGN_IN_THROTTLED: [429, 'Too many failed sign-ins; try again after `Retry-After` seconds.'],
  SECOND_FACTOR_NEEDED: [403, 'The account has a second factor: send its `code` or `passkey` too.'],
  SECOND_FACTOR_WRONG: [403, 'The code is wrong, has expired, or was already used.'],
  SECOND_FACTOR_CLOCK: [
    403,
    'The code belongs to another time: the clock of the phone or of the service is wrong.',
  ],
  PASSKEY_WRONG: [
    403,
    'The passkey does not belong to the account at this address, or its challenge was already used or has expired.',
  ],
  PASSKEYS_NOT_OFFERED: [
    409,
    'Browsers create no passkeys for the address of this service: it needs HTTPS and a host name.',
  ],
  PASSKEY_LIMIT_REACHED: [409, 'The account has its maximum of passkeys; remove one first.'],
  PASSKEY_NOT_FOUND: [404, 'The account has no passkey with this id.'],
  SECOND_FACTOR_MISSING: [403, 'This needs a second factor, and the account has none: set one up first.'],
  BROWSER_LINK_NEEDED: [
    403,
    'Too many failed sign-ins with this address; a browser that never signed in before must first open ' +
      'the link in the mail.',
  ],
  PERSON_REQUIRED: [
    401,
    'The shared device is registered, but the call needs a person: choose a name and enter the PIN.',
  ],
  PIN_WRONG: [403, 'The venue has no person with this id, or the PIN or code is wrong.'],
  PIN_STOPPED: [
    403,
    'Too many wrong PINs for this person at this device. The person can enter their password, ask a ' +
      'manager, or unlock it at a device that knows them.',
  ],
  PIN_THROTTLED: [
    429,
    'Too many wrong PINs at this device in an hour; try again after `Retry-After` seconds.',
  ],
  PIN_NOT_ALLOWED: [400, 'The PIN has the wrong number of digits, or is too easy to guess.'],
  DEVICE_CODE_INVALID: [403, 'The device code was already used, has expired, or does not exist.'],
  DEVICE_NOT_FOUND: [404, 'The venue has no device with this id.'],
  TOO_MANY_LIVE_STREAMS: [
    429,
    'The account or the venue has too many live streams open; close some, or try again after `Retry-After` seconds.',
  ],
  NOT_PERMITTED: [403, 'This account has no permission for this call.'],
  PROOF_NEEDED: [403, 'The person must prove their identity again: `POST /venue/v1/session/proof`.'],
  APPROVAL_NEEDED: [
    403,
    'A colleague with the right `details.right` must approve this; then send the call again with the ' +
      'header `Approval`.',
  ],
} as const satisfies Record<string, readonly [number, string]>;
