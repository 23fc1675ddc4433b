import { type Config, isLoopbackHost } from '../config/config.ts';

type ListenSettings = Pick<
  Config,
  'host' | 'port' | 'publicUrl' | 'publicBecause' | 'tls' | 'localTls' | 'trustedProxies'
>;

/**
 * Advice for a service that other machines can reach: one sentence for each missing setting; empty if none is
 * missing.
 * @param baseUrl  the public address of the service
 */
export function listeningAdvice(config: ListenSettings, baseUrl: string): string[] {
  const { host, port, publicUrl, publicBecause, tls, localTls, trustedProxies } = config;
  if (publicBecause === null) return [];
  const advice: string[] = [];
  if (publicUrl === null)
    advice.push(
      `PUBLIC_URL is not set: menus, links and QR codes name ${baseUrl}. Set it to the address that browsers open${localTls === null ? '' : ', once the router gives this machine the same one always'}.`,
    );
  else if (publicUrl.startsWith('http:'))
    advice.push(
      `PUBLIC_URL is ${publicUrl}, without HTTPS: browsers do not allow the camera, turn the screen off, and keep nothing for working offline.`,
    );
  if (trustedProxies.length > 0 && tls === null && !isLoopbackHost(host))
    advice.push(
      `HOST is ${host}: let only the proxy of TRUST_PROXY reach port ${port}. Calls that do not come through it are refused, because they are not encrypted.`,
    );
  return advice;
}
