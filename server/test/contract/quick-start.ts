import assert from 'node:assert/strict';
import { endTerminal, shown, type Terminals } from '../harness/terminal.ts';

/** The blocks of commands of a page in Markdown. */
export function commandsIn(markdown: string): string[] {
  return blocksIn(markdown, 'sh');
}

function blocksIn(markdown: string, language: string): string[] {
  const blocks = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  return [...markdown.matchAll(blocks)].map(([, code]) => code!);
}

/** The commands of the quick start, as the page of a service shows them. */
export interface QuickStart {
  settings: string;
  menu: string;
  preview: string;
  listen: string;
  order: string;
  /** The same in TypeScript and in Python, each a whole program. */
  typescript: string;
  python: string;
}

/** Reads the quick start that a service serves: its address and a key of its demo are filled in. */
export async function readQuickStart(baseUrl: string): Promise<QuickStart> {
  const page = await (await fetch(`${baseUrl}/docs/quick-start.md`)).text();
  const [typescript, python] = ['ts', 'python'].map((language) => blocksIn(page, language).join('\n'));
  const [start = '', settings = '', menu = '', preview = '', listen = '', order = '', ...others] =
    commandsIn(page);
  assert.deepEqual([others, start.trim()], [[], 'npm start']);
  assert.match(settings, /KEY=sfr_(?!your_key)\w+/);
  assert.ok(settings.includes(`SOFRA=${baseUrl}\n`), settings);
  return { settings, menu, preview, listen, order, typescript: typescript!, python: python! };
}

/**
 * Pastes the commands as they stand, the last one twice.
 * @throws AssertionError unless they place one order, and its first event is shown
 */
export async function followQuickStart({ open, paste }: Terminals, commands: QuickStart): Promise<void> {
  const { settings, menu, preview, listen, order } = commands;
  // The listener finds the service by what it wrote into its data folder.
  const listener = open(listen);
  await shown(listener, /Listening for events/);
  const again = order.split('\n').slice(1).join('\n');
  const printed = await paste(settings + menu + preview + order + again);
  assert.match(printed, /"discount":/);
  const numbers = [...printed.matchAll(/"number": (\d+)/g)].map(([, number]) => number);
  assert.ok(numbers.length === 2 && numbers[0] === numbers[1], `the second paste orders nothing: ${numbers}`);
  await shown(listener, /order\.updated/);
  await endTerminal(listener);
}
