import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Command } from 'commander';
import release from '../../package.json' with { type: 'json' };
import { createProgram } from './program.ts';

const COMMANDS = new URL('../../../docs/operating/command.md', import.meta.url);

/** The rows of a table of all commands, made from their help. */
function rowsOf(command: Command, path: string): string[] {
  if (command.commands.length > 0)
    return command.commands.flatMap((one) => rowsOf(one, `${path} ${one.name()}`));
  const words = [path, ...command.registeredArguments.map((it) => `<${it.name()}>`)];
  const options = command.options.map(({ flags }) => `\`${flags}\``);
  return [`| \`${words.join(' ')}\` | ${options.join(', ')} | ${command.description()} |`];
}

test('docs/operating/command.md lists every command, its options and its description as --help does', async () => {
  const text = await readFile(COMMANDS, 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `sofra '));
  assert.deepEqual(rows, rowsOf(createProgram(), 'sofra'));
});

test('the changelog begins with this release, and first says what operators must do', async () => {
  const text = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const [, version, first] = /^## (\S+) .*\n\n### (.+)$/m.exec(text)!;
  assert.deepEqual([version, first], [release.version, 'What operators do']);
});
