import { randomBytes } from 'node:crypto';
import { type Demo, readDemo } from '../demo-file.ts';
import { orderToTry } from '../order-to-try.ts';
import { type Owner, signIn } from '../owner-client.ts';
import { openReceiver } from './event-receiver.ts';
import { createEventHandler } from './handle-event.ts';
import { type KeyAddress, LISTENING_PATH, setKeyAddress } from './key-address.ts';
import { nextSignal } from './next-signal.ts';

export interface ListenOptions {
  port: number;
  /** The data folder of the service. */
  data: string;
  /** A name or an id; by default the first venue of the demo. */
  venue?: string;
  json?: boolean;
  forward?: string;
  replace?: boolean;
}

/**
 * Receives the events of a demo venue and prints them until a signal arrives; then removes its address from
 * the key.
 * @throws CommandError when it cannot start, or cannot remove the address
 */
export async function listen(options: ListenOptions): Promise<void> {
  const whenStopped = nextSignal();
  const demo = await readDemo(options.data, options.venue);
  const owner = await signIn(demo);
  try {
    await listenAs(owner, demo, options, whenStopped);
  } finally {
    await owner.signOut();
  }
}

async function listenAs(
  owner: Owner,
  demo: Demo,
  options: ListenOptions,
  whenStopped: Promise<void>,
): Promise<void> {
  const printsBody = options.json ?? false;
  // With --json, standard output contains only bodies.
  const note = printsBody ? console.error : console.log;
  const forwardTo = options.forward ?? null;
  const order = await orderToTry(demo);
  const secret = Promise.withResolvers<string>();
  const receiver = await openReceiver({
    port: options.port,
    path: LISTENING_PATH + randomBytes(4).toString('hex'),
    secret: secret.promise,
    now: Date.now,
    handle: createEventHandler({ print: console.log, note, printsBody, forwardTo }),
    reject: (sentence) => note(`Rejected. ${sentence}`),
  });
  try {
    const key = await setKeyAddress(owner, demo.venue, receiver.address, options.replace ?? false);
    note(introduction(demo, key, receiver.address, forwardTo, order));
    secret.resolve(key.signingSecret);
    await whenStopped;
    await key.removeAddress();
    note('No events are sent here any more.');
  } finally {
    receiver.close();
  }
}

function introduction(
  { venue }: Demo,
  { keyName, signingSecret }: KeyAddress,
  address: string,
  forwardTo: string | null,
  order: readonly string[],
): string {
  const lines = [
    `Listening for events of ${venue.name} (Ctrl-C stops and removes the address from the key)`,
    '',
    `  API key         ${keyName}`,
    `  Address         ${address}`,
    `  Signing secret  ${signingSecret}`,
  ];
  if (forwardTo !== null) lines.push(`  Passed on to    ${forwardTo}`);
  if (order.length > 0) {
    const pasted = order.map((line) => `  ${line}`);
    lines.push('', 'Place an order from another terminal, and its first event appears here:', '', ...pasted);
  }
  return [...lines, ''].join('\n');
}
