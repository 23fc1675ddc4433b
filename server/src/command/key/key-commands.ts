import { type Command, InvalidArgumentError } from 'commander';
import { EVENT_TYPES } from '../../core/webhooks/event.ts';
import { CommandError } from '../call-api.ts';
import { readDemo } from '../demo-file.ts';
import { orderToTry as orderLines } from '../order-to-try.ts';
import { printOutcome } from '../outcome.ts';
import { type KeyAccess, readKeyOption } from './key-client.ts';

interface KeyOptions {
  url: string;
  key?: string;
}

const EITHER = 'an API key; else SOFRA_KEY; without one a demo on this machine is used';

/** The options and functions that all commands share. */
export interface SharedOptions {
  withUrl: (command: Command) => Command;
  isJson: () => boolean;
  environment: NodeJS.ProcessEnv;
}

/** Adds the commands that need an API key, or the demo. */
export function addKeyCommands(program: Command, shared: SharedOptions): void {
  const { withUrl, isJson, environment } = shared;
  withDemo(withUrl(program.command('listen')), environment)
    .description(
      'print the events of a key as they happen, and pass them on to your server, signed; without a key those of a demo venue',
    )
    .option('--forward <url>', 'pass each event on to your server, signed', httpAddress)
    .action(async (options: DemoOptions & { forward?: string }) => {
      const { listen } = await import('../events/listen.ts');
      const listening = { json: isJson(), forward: options.forward ?? null };
      const access = accessOf(options, environment);
      if (access !== null) return listen(access, { ...listening, orderToTry: [] });
      const demo = await readDemo(options.data, options.venue);
      const orderToTry = await orderLines(demo);
      await listen({ url: demo.baseUrl, key: demo.venue.key }, { ...listening, orderToTry });
    });
  withUrl(program.command('orders').description('see orders').command('watch'))
    .description('print the open orders of a key, then each order again whenever it changes')
    .option('--key <key>', 'an API key; else SOFRA_KEY')
    .action(async (options: KeyOptions) => {
      const access = accessOf(options, environment);
      if (access === null) throw new CommandError('No API key: give --key, or set SOFRA_KEY.');
      await (await import('./watch-orders.ts')).watchOrders(access, isJson());
    });
  addTrigger(program, shared);
}

interface DemoOptions extends KeyOptions {
  /** The data folder of the service that has the demo. */
  data: string;
  /** The name or the id of a demo venue; by default the first one. */
  venue?: string;
}

interface TriggerOptions extends DemoOptions {
  to?: string;
  secret?: string;
}

function addTrigger(program: Command, { withUrl, isJson, environment }: SharedOptions): void {
  withDemo(withUrl(program.command('trigger')), environment)
    .description(
      'send a signed sample of an event to an address, or make the event happen: at a venue of the demo, or webhook.test for a key',
    )
    .argument('<event>', EVENT_TYPES.join(', '))
    .option('--to <url>', 'send a sample there; nothing happens at a venue', httpAddress)
    .option('--secret <secret>', 'the signing secret of samples; else that of "sofra listen" for the key')
    .action(async (event: string, options: TriggerOptions) => {
      printOutcome(await trigger(event, options, environment), isJson());
    });
}

async function trigger(event: string, options: TriggerOptions, environment: NodeJS.ProcessEnv) {
  const { parseEventType, triggerDemoEvent, sendSampleEvent, requestTestEvent } = await import(
    './trigger.ts'
  );
  const type = parseEventType(event);
  const access = accessOf(options, environment);
  if (options.to !== undefined) {
    const { listeningSecretOf } = await import('../events/listen.ts');
    const secret = options.secret ?? (access === null ? null : listeningSecretOf(access.key));
    if (secret === null)
      throw new CommandError(
        'A sample is signed: give --secret, or the --key whose secret "sofra listen" prints.',
      );
    if (!/^whsec_[\w+/=-]{20,}$/.test(secret))
      throw new CommandError('A signing secret begins with "whsec_".');
    return sendSampleEvent(type, options.to, secret);
  }
  if (access === null) return triggerDemoEvent(type, await readDemo(options.data, options.venue));
  if (type === 'webhook.test') return requestTestEvent(access);
  throw new CommandError(
    `${type} of a key would be a real order or a real booking at its venue. Name an address with --to to get a signed sample there.`,
  );
}

function withDemo(command: Command, environment: NodeJS.ProcessEnv): Command {
  const folder = environment['DATA_DIR'] ?? 'data';
  return command
    .option('--key <key>', EITHER)
    .option('--data <folder>', 'of the demo: the data folder of its service', folder)
    .option('--venue <name>', 'of the demo: a venue by its name or its id; else the first one');
}

function accessOf({ url, key: given }: KeyOptions, environment: NodeJS.ProcessEnv): KeyAccess | null {
  const key = readKeyOption(given, environment);
  return key === null ? null : { url, key };
}

/** Parses a port option; 0 means any free port. */
export function parsePort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new InvalidArgumentError('Must be a number from 0 to 65535.');
}

function httpAddress(value: string): string {
  if (['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '')) return value;
  throw new InvalidArgumentError('Must be an address such as http://localhost:4000/hooks.');
}
