import type { Schemas } from '../../api/client.ts';

/**
 * Why no passkey was used. `GivenUp`: the person closed the prompt, or has no passkey here. `Exists`: this device has
 * one already. `Elsewhere`: passkeys only work at the host in `host`.
 */
type WithoutPasskey = { kind: 'GivenUp' } | { kind: 'Exists' } | { kind: 'Elsewhere'; host: string };

/** Thrown if no passkey was used. */
export class PasskeyFault extends Error {
  why: WithoutPasskey;

  constructor(why: WithoutPasskey) {
    super(`no passkey was used: ${why.kind}`);
    this.why = why;
  }
}

/**
 * Whether the browser can make passkeys for the host of this page: it needs HTTPS, and a host name instead of an IP
 * address.
 */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return !isNumber && isSecureContext && 'PublicKeyCredential' in window;
}

/** Asks the browser to make a passkey. @throws PasskeyFault */
export async function makePasskey(offer: Schemas['PasskeyOffer']): Promise<Schemas['NewPasskey']> {
  const { id: host } = offer.rp;
  if (host !== location.hostname) throw new PasskeyFault({ kind: 'Elsewhere', host });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: offer }).catch(throwFault);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Asks the browser to sign the challenge with a passkey. @throws PasskeyFault */
export async function askPasskey(request: Schemas['PasskeyRequest']): Promise<Schemas['PasskeyAnswer']> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON: request }).catch(throwFault);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

function throwFault(fault: unknown): never {
  const { name } = fault as Partial<Error>;
  throw new PasskeyFault({ kind: name === 'InvalidStateError' ? 'Exists' : 'GivenUp' });
}
