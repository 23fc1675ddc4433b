import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { needsPrograms } from '../../../test/harness/required-programs.ts';
import { createProgram } from '../program.ts';
import { completionScript, SHELLS, type Shell } from './completion.ts';

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-completion-'));
  // In zsh a file of that name completes the command, where its folder is in fpath.
  for (const shell of SHELLS)
    writeFileSync(
      join(folder, `_sofra.${shell}`.replace(/\.zsh$/, '')),
      completionScript(createProgram(), shell),
    );
});
after(() => rmSync(folder, { recursive: true, force: true }));

const BASH = `source "$1/_sofra.bash"
COMP_WORDS=($2); [[ $2 == *' ' ]] && COMP_WORDS+=(''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
_sofra; echo "\${COMPREPLY[*]}"`;

/** A shell with a person before it: what \`compadd\` would show is printed. */
const zshWith = (setUp: string) => `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "autoload -Uz compinit; ${setUp}"
zpty -w shell 'compadd() { local -a found; builtin compadd -O found "$@"; print -r -- "of""fered<\${(j: :)found}>" }'
zpty -w -n shell "$2"$'\\t'
zpty -r -m shell text '*offered<*>*'
print -r -- \${\${text##*offered<}%%>*}`;

const FISH = `source $argv[1]/_sofra.fish; complete -C $argv[2] | string split -f1 \\t | string join ' '; true`;

/** How each way to set completion up is asked what it offers after \`$2\`. */
const WAYS: Record<string, [shell: Shell, args: string[]]> = {
  bash: ['bash', ['--norc', '-c', BASH, 'bash']],
  'zsh, where it is sourced': ['zsh', ['-f', '-c', zshWith('compinit -D -u; source $1/_sofra'), 'zsh']],
  'zsh, as a file of fpath': ['zsh', ['-f', '-c', zshWith('fpath=($1 \\$fpath); compinit -D -u'), 'zsh']],
  fish: ['fish', ['--no-config', '-c', FISH]],
};

for (const [way, [shell, args]] of Object.entries(WAYS)) {
  const offered = (typed: string): string[] =>
    execFileSync(shell, [...args, folder, typed], { encoding: 'utf8', cwd: folder, timeout: 60_000 })
      .trim()
      .split(' ')
      .filter((word) => word !== '');

  test(`${way} completes commands, commands below them, and their options`, needsPrograms(shell), () => {
    const commands = createProgram().commands.map((command) => command.name());
    const first = offered('sofra ');
    for (const command of commands) assert.ok(first.includes(command), `${command} of ${first}`);
    assert.deepEqual(offered('sofra comp'), ['completion']);
    const below = offered('sofra venues ').filter((word) => !word.startsWith('--'));
    assert.deepEqual(
      below.sort(),
      ['list', 'show', 'create', 'link', 'suspend', 'resume', 'close', 'move', 'limit', 'export'].sort(),
    );
    assert.deepEqual(offered('sofra orders watch --k'), ['--key']);
    assert.deepEqual(offered('sofra venues create --owner-'), ['--owner-name']);
    assert.deepEqual(offered('sofra venues list --vers'), []);
  });
}
