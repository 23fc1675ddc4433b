import type { DeviceKind } from '../../src/core/access/device.ts';
import type { Sofra, TestAnswer } from './sofra.ts';
import type { Person } from './staff.ts';

/** A browser that is a shared device of a venue. */
export interface SharedDevice {
  id: string;
  /** Its `Cookie` header. */
  cookie: string;
  /** Calls a path below `/venue/v1`. @param token  of the person who works at it; without one the device alone calls */
  call(method: string, path: string, body?: unknown, token?: string | null): Promise<TestAnswer>;
}

/** Makes a code and registers a device with it. @param owner  makes the code */
export async function registerDevice(
  sofra: Sofra,
  owner: Person,
  venueId: string,
  kind: DeviceKind = 'Till',
  name = 'Till at the bar',
): Promise<SharedDevice> {
  const made = await owner.call('POST', `/venues/${venueId}/device-codes`, { kind, name });
  if (made.status !== 201) throw new Error(`no code: ${made.text}`);
  const { code } = made.body.data;
  const answer = await sofra.call('POST', '/venue/v1/device', { body: { code } });
  if (answer.status !== 201) throw new Error(`no device: ${answer.text}`);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return deviceOf(sofra, answer.body.data.id, cookie);
}

/** The calls of a device, to any server. */
export function deviceOf(sofra: Sofra, id: string, cookie: string): SharedDevice {
  return {
    id,
    cookie,
    call: (method, path, body, token = null) => {
      const headers: Record<string, string> = token === null ? { cookie } : { cookie, 'sofra-person': token };
      return sofra.call(method, `/venue/v1${path}`, body === undefined ? { headers } : { headers, body });
    },
  };
}

/** A person chooses a PIN at a device with a code. @returns the token that names them there */
export async function choosePin(
  device: SharedDevice,
  owner: Person,
  { venueId, accountId, pin }: { venueId: string; accountId: string; pin: string },
): Promise<string> {
  const made = await owner.call('POST', `/venues/${venueId}/accounts/${accountId}/pin-code`);
  if (made.status !== 201) throw new Error(`no code: ${made.text}`);
  const { code } = made.body.data;
  const answer = await device.call('PUT', '/device/person/pin', { accountId, pin, code });
  if (answer.status !== 200) throw new Error(`no PIN: ${answer.text}`);
  return answer.body.data.token;
}
