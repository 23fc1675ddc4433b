import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the first venue of a demo has, for the program that plays its owner. */
interface DemoVenue {
  id: string;
  key: string;
  owner: { email: string; password: string };
}

/** A key that the owner has just made. */
export interface MadeKey {
  key: string;
  signingSecret: string | null;
}

export interface DemoOwner {
  venueId: string;
  /** The key of the demo, which reads the orders of all. */
  demoKey: string;
  /** Makes a key, as the panel does. @throws Error with the answer when it is refused */
  makeKey(key: object): Promise<MadeKey>;
}

/** Signs in as the owner of the first venue of the demo that a service wrote into its data folder. */
export async function signInAsOwner(baseUrl: string, dataDir: string): Promise<DemoOwner> {
  const { venues } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
  const [{ id: venueId, key: demoKey, owner }] = venues as [DemoVenue];
  let cookie = '';
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${baseUrl}/venue/v1${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(await answer.text());
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return ((await answer.json()) as { data: MadeKey }).data;
  };
  await post('/session', owner);
  return { venueId, demoKey, makeKey: (key) => post(`/venues/${venueId}/keys`, key) };
}
