import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What can be typed after a command. */
interface Place {
  /** The commands before it, such as `venues create`; empty at the beginning. */
  path: string;
  commands: { word: string; says: string }[];
  options: { word: string; says: string; takesValue: boolean }[];
}

/** The script with which a shell completes the commands and options of a program. */
export function completionScript(program: Command, shell: Shell): string {
  const places = placesOf(program, program, []);
  switch (shell) {
    case 'bash':
      return bashScript(places);
    case 'zsh':
      return zshScript(places);
    case 'fish':
      return fishScript(places);
  }
}

function placesOf(program: Command, command: Command, path: readonly string[]): Place[] {
  const everywhere = program.options.filter(({ long }) => command === program || long !== '--version');
  const own = command === program ? [] : command.options;
  const options = [...everywhere, ...own].flatMap(({ long, description, required }) =>
    long == null ? [] : [{ word: long, says: description, takesValue: required }],
  );
  const commands = command.commands.map((one) => ({ word: one.name(), says: one.description() }));
  const here = {
    path: path.join(' '),
    commands,
    options: [...options, { word: '--help', says: 'show help', takesValue: false }],
  };
  return [here, ...command.commands.flatMap((one) => placesOf(program, one, [...path, one.name()]))];
}

const wordsOf = ({ commands, options }: Place) => [...commands, ...options].map(({ word }) => word).join(' ');

/** The paths that a further word leads to, as patterns of a shell. */
const pathsOf = (places: readonly Place[]) =>
  places.filter(({ path }) => path !== '').map(({ path }) => `' ${path}'`);

function bashScript(places: readonly Place[]): string {
  return `# Completes sofra in bash: eval "$(sofra completion bash)"
_sofra() {
  local current=\${COMP_WORDS[COMP_CWORD]} path= word words=
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
      ${pathsOf(places).join(' | ')}) path="$path $word" ;;
    esac
  done
  case "$path" in
${places.map((place) => `    ${quoted(place)}) words='${wordsOf(place)}' ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _sofra sofra
`;
}

function zshScript(places: readonly Place[]): string {
  return `#compdef sofra
# Completes sofra in zsh: source <(sofra completion zsh)
_sofra() {
  local place= word
  local -a found
  for word in \${words[2,CURRENT-1]}; do
    case "$place $word" in
      ${pathsOf(places).join(' | ')}) place="$place $word" ;;
    esac
  done
  case "$place" in
${places.map((place) => `    ${quoted(place)}) found=(${wordsOf(place)}) ;;`).join('\n')}
  esac
  compadd -- $found || _files
}
# As a file of fpath it is run by the first completion.
if [[ "$funcstack[1]" == _sofra ]]; then _sofra "$@"; else compdef _sofra sofra; fi
`;
}

function fishScript(places: readonly Place[]): string {
  const lines = places.flatMap((place) => {
    const at = `complete -c sofra -n 'test (__sofra_place) = ${quoted(place).replaceAll("'", '"')}'`;
    return [
      ...place.commands.map(({ word, says }) => `${at} -f -a ${word} -d '${plain(says)}'`),
      ...place.options.map(({ word, says, takesValue }) => {
        const value = takesValue ? ' -r' : '';
        return `${at} -l ${word.slice(2)}${value} -d '${plain(says)}'`;
      }),
    ];
  });
  return `# Completes sofra in fish: sofra completion fish | source
function __sofra_place
  set -l place
  for word in (commandline -opc)[2..-1]
    switch "$place $word"
      case ${pathsOf(places).join(' ')}
        set place "$place $word"
    end
  end
  echo "$place"
end
${lines.join('\n')}
`;
}

const quoted = ({ path }: Place) => (path === '' ? "''" : `' ${path}'`);

/** A description within quotes of a shell. */
function plain(text: string): string {
  return text.replaceAll("'", '’').replaceAll('\\', '');
}
