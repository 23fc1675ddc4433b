import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { createProgram } from '../program.ts';
import { completionScript } from './completion.ts';

/** What bash offers after some words, the last of which is not complete yet. */
function offered(...words: string[]): string[] {
  const typed = ['sofra', ...words].map((word) => `'${word}'`).join(' ');
  const script = `${completionScript(createProgram(), 'bash')}
COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _sofra; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
}

test('bash completes commands, commands below them, and their options', () => {
  assert.ok(offered('').includes('doctor') && offered('').includes('--json'));
  assert.deepEqual(offered('comp'), ['completion']);
  assert.deepEqual(offered('venues', ''), [
    'list',
    'show',
    'create',
    'link',
    'suspend',
    'resume',
    'close',
    'move',
    'limit',
    'export',
    '--json',
    '--help',
  ]);
  assert.ok(offered('orders', 'watch', '--k').includes('--key'));
  assert.ok(offered('venues', 'create', '--ow').includes('--owner-name'));
});

test('the scripts of zsh and fish know every command', () => {
  const program = createProgram();
  for (const shell of ['zsh', 'fish'] as const) {
    const script = completionScript(program, shell);
    for (const command of program.commands) assert.ok(script.includes(command.name()), command.name());
  }
});
