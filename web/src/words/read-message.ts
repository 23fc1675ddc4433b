/** A choice by number in a message. */
export interface Plural {
  name: string;
  /** The text of each form by its name in CLDR; forms for one exact number such as `=0` are left out. */
  forms: ReadonlyMap<string, string>;
}

/** Reads which values an ICU message takes, and its plurals, at every depth. Quoting is not read. */
export function readMessage(message: string): { names: ReadonlySet<string>; plurals: readonly Plural[] } {
  const names = new Set<string>();
  const plurals: Plural[] = [];
  for (const argument of bracedParts(message)) {
    const [, name, kind, choices] = ARGUMENT.exec(argument) ?? [];
    if (name === undefined) throw new Error(`Not an argument of a message: {${argument}}`);
    names.add(name);
    if (choices === undefined) continue;
    if (kind === 'plural') plurals.push({ name, forms: formsOf(choices) });
    for (const inner of bracedParts(choices).map(readMessage)) {
      for (const one of inner.names) names.add(one);
      plurals.push(...inner.plurals);
    }
  }
  return { names, plurals };
}

const ARGUMENT = /^(\w+)(?:, (\w+), (.*))?$/s;

function formsOf(choices: string): Map<string, string> {
  const texts = bracedParts(choices);
  const outside = texts.reduce((rest, text) => rest.replace(`{${text}}`, ' '), choices);
  const forms = outside.split(' ').filter((form) => form !== '');
  return new Map(
    forms.map((form, at) => [form, texts[at] ?? ''] as const).filter(([form]) => !form.startsWith('=')),
  );
}

/** What stands in the outermost braces of a text. */
function bracedParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{' && depth++ === 0) start = index + 1;
    if (sign === '}' && --depth === 0) parts.push([...text].slice(start, index).join(''));
  }
  if (depth !== 0) throw new Error(`Braces are not in pairs: ${text}`);
  return parts;
}
