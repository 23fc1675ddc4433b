import { type Finding, fault, good, warning } from './finding.ts';

const CALL_LIMIT_MS = 5_000;
/**
 * The largest accepted difference of two clocks. Event signatures are valid for five minutes and links for an hour, so a
 * few seconds do not matter.
 */
const MOST_SKEW_MS = 30_000;

/** The health report of a service. */
export interface Health {
  isReady: boolean;
  reason: string | null;
  /** How far the clock of this machine is ahead of the service's clock, in milliseconds. */
  skewMs: number;
}

/**
 * Asks a service for its health report; `null` if no service answers.
 * @param isOwn  whether the service runs on this machine: then its certificate need not be for the called address
 */
export async function readHealth(url: string, isOwn = false): Promise<Health | null> {
  const asked = await askHealth(url, isOwn);
  return typeof asked === 'string' ? null : asked;
}

/** As {@link readHealth}, but if no service answers, it returns the reason as text. */
export async function askHealth(url: string, isOwn = false): Promise<Health | string> {
  try {
    const send = isOwn ? await uncheckedFetch() : fetch;
    const response = await send(`${url.replace(/\/$/, '')}/health/ready`, {
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const said = (await response.json().catch(() => ({}))) as { status?: string; reason?: string };
    if (said.status !== 'ready' && said.status !== 'not ready')
      return `something else answers there, with ${response.status}`;
    const at = Date.parse(response.headers.get('date') ?? '');
    return {
      isReady: response.ok,
      reason: said.reason ?? null,
      skewMs: Number.isNaN(at) ? 0 : Date.now() - at,
    };
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * The reason of a failed `fetch`. Its error only says that it failed; the `cause` says whether the name server, the
 * connection or the certificate failed.
 */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
}

async function uncheckedFetch(): Promise<typeof fetch> {
  const { Agent, fetch: send } = await import('undici');
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  return ((url: string, init: object) => send(url, { ...init, dispatcher })) as unknown as typeof fetch;
}

/**
 * Checks that the service runs and can do its work.
 * @param used  the data folder if a service is using it; else `null`
 */
export function checkService(url: string, health: Health | null, used: string | null = null): Finding {
  if (health === null && used !== null)
    return fault(
      'Service',
      `A service runs on ${used}, but none answers at ${url}: it hangs, or it has other settings than this command.`,
      'Give the command the settings of the service: --env-file FILE, see docs/operating/command.md.',
    );
  if (health === null)
    return warning(
      'Service',
      `No Sofra answers at ${url}.`,
      '"npm start" starts it; --url names another address.',
    );
  if (!health.isReady)
    return fault(
      'Service',
      `The service at ${url} is not ready: ${health.reason}`,
      'Read its log; the other checks may say why.',
    );
  return good('Service', `The service at ${url} is ready.`);
}

/**
 * Checks that the service is reachable at the address that guests open.
 * @param asked  the health report from that address, or the reason why there is none
 */
export function checkPublicUrl(publicUrl: string, asked: Health | string): Finding {
  if (typeof asked !== 'string') return good('Public address', `${publicUrl} leads to a Sofra.`);
  return fault(
    'Public address',
    `${publicUrl} does not lead to the service, as seen from this machine: ${asked}.`,
    'Check the DNS name, the certificate and the proxy: it must pass everything on, /health/ready too.',
  );
}

/**
 * Checks that another clock agrees with that of this machine.
 * @param skewMs  how far this machine is ahead of the other clock, in milliseconds
 */
export function checkClock(of: string, skewMs: number): Finding {
  const seconds = Math.abs(Math.round(skewMs / 1000));
  if (Math.abs(skewMs) <= MOST_SKEW_MS) return good('Clock', `The clock agrees with that of ${of}.`);
  return fault(
    'Clock',
    `The clock of this machine is ${seconds} seconds ${skewMs > 0 ? 'ahead of' : 'behind'} that of ${of}: events, sessions and opening hours depend on it.`,
    'Let the system set it: sudo timedatectl set-ntp true',
  );
}
