/** The answer of a passkey to a challenge, as the browser sends it; all in base64url. */
export interface PasskeyAnswer {
  /** The id of the credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** A new passkey, as the browser sends it. */
export interface NewPasskey {
  /** The id of the credential, in base64url. */
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** How the browser reaches it, such as `usb` or `internal`. */
  transports?: string[] | undefined;
}

/** What an answer must match. The caller has deleted the challenge, so that it cannot be answered again. */
export interface ExpectedAnswer {
  /** In base64url. */
  challenge: string;
  /** The host name that the passkey works for. */
  host: string;
  /** Whether the page may use passkeys of this service. */
  isOwnOrigin: (origin: string) => boolean;
}

/** The properties of a verified passkey that are stored. */
export interface VerifiedPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
}

/** The COSE numbers of ES256, EdDSA and RS256: every authenticator knows at least one of them. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257];

const LONGEST_KEY = 2_000;

/** The challenge and the origin in the answer of a browser; `null` if the text is not such an answer. */
export function readClientData(clientDataJSON: string): { challenge: string; origin: string } | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof read !== 'object' || read === null) return null;
    const { challenge, origin } = read as Record<string, unknown>;
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : null;
  } catch {
    return null;
  }
}

/** Verifies that a new passkey was made for a challenge. @returns `null` if it was not */
export async function verifyNewPasskey(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  { challenge, host, isOwnOrigin }: ExpectedAnswer,
): Promise<VerifiedPasskey | null> {
  const origin = readClientData(clientDataJSON)?.origin ?? '';
  if (!isOwnOrigin(origin)) return null;
  const { verifyRegistrationResponse } = await loadVerifier();
  try {
    if (!(await isWithoutCertificate(attestationObject))) return null;
    const response = { clientDataJSON, attestationObject };
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.publicKey.length > LONGEST_KEY) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(credentialId, 'base64url'),
      publicKey: Buffer.from(publicKey),
      signCount: counter,
    };
  } catch {
    // The library throws an error that says what is wrong. The caller only learns that the answer is wrong.
    return null;
  }
}

/**
 * Verifies the answer of a passkey to a challenge. If the passkey counts its signatures, the counter must have
 * increased: otherwise it may be a copy.
 * @returns the signature counter, and whether the authenticator verified the person (PIN, fingerprint or face);
 *   `null` if the answer is wrong
 */
export async function verifyPasskeyAnswer(
  { id, ...response }: PasskeyAnswer,
  { publicKey, signCount }: VerifiedPasskey,
  { challenge, host, isOwnOrigin }: ExpectedAnswer,
): Promise<{ signCount: number; checkedPerson: boolean } | null> {
  const origin = readClientData(response.clientDataJSON)?.origin ?? '';
  if (!isOwnOrigin(origin)) return null;
  const { verifyAuthenticationResponse } = await loadVerifier();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: signCount },
      requireUserVerification: false,
    });
    const { newCounter, userVerified } = authenticationInfo;
    return verified ? { signCount: newCounter, checkedPerson: userVerified } : null;
  } catch {
    return null;
  }
}

/** Loads the library on first use: it takes 30 MB, and most restaurants have no passkeys. */
function loadVerifier() {
  return import('@simplewebauthn/server');
}

/**
 * Whether a new passkey comes without a certificate of its manufacturer. The service does not ask for one, and to
 * check one the library would download revocation lists from addresses in the certificate.
 */
async function isWithoutCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}
