import type { Config } from '../../config/config.ts';
import { type Finding, fault, good, warning } from './finding.ts';

type Addresses = Pick<Config, 'publicUrl' | 'publicBecause' | 'tls' | 'localTls' | 'trustedProxies'>;

/** Checks that guests reach the service by HTTPS, and that its public address is configured. */
export function checkAddresses(addresses: Addresses): Finding[] {
  const { publicUrl, publicBecause, tls, localTls, trustedProxies } = addresses;
  const check = 'Address';
  if (publicBecause === null)
    return [good(check, 'Only this machine can reach the service, as intended for trying it.')];
  const hasHttps = tls !== null || localTls !== null || trustedProxies.length > 0;
  const found: Finding[] = [];
  if (!hasHttps)
    found.push(
      fault(
        check,
        `The service is public (${publicBecause}), but has neither a certificate nor a trusted proxy: sign-ins and keys need HTTPS.`,
        'In a private network set LOCAL_TLS=on; else put an HTTPS proxy in front and set TRUST_PROXY to its address, or set TLS_CERT_FILE and TLS_KEY_FILE.',
      ),
    );
  if (publicUrl === null && localTls !== null)
    found.push(
      warning(
        check,
        'PUBLIC_URL is not set: QR cards name the address that this machine had at the start.',
        'Set the router to give this machine always the same address, and set PUBLIC_URL to it, such as https://192.168.1.20:3000.',
      ),
    );
  else if (publicUrl === null)
    found.push(
      fault(
        check,
        'PUBLIC_URL is not set: QR cards, links in mails and addresses of photos would name this machine.',
        'Set PUBLIC_URL to the address that guests open, such as https://sofra.example.com.',
      ),
    );
  else if (publicUrl.startsWith('http:'))
    found.push(
      warning(
        check,
        `PUBLIC_URL is ${publicUrl}, without HTTPS.`,
        'Write it with https://, as guests open it.',
      ),
    );
  if (trustedProxies.some((network) => /\/0$/.test(network)))
    found.push(
      fault(
        check,
        'TRUST_PROXY trusts every address: callers can claim any address and evade the limits by address.',
        'Set TRUST_PROXY to the addresses of your proxies only.',
      ),
    );
  return found.length > 0 ? found : [good(check, `Guests reach the service at ${publicUrl}.`)];
}
