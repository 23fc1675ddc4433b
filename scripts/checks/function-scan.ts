import { lineAt, type Source } from './source-scan.ts';

export interface FunctionSpan {
  name: string;
  line: number;
  /** The number of lines from its first one to its closing brace. */
  lines: number;
}

const NOT_A_METHOD = new Set(
  'if for while switch catch with function super return await typeof throw void new yield else do case'.split(
    ' ',
  ),
);
const BEGINNING =
  /\bfunction\b\s*\*?\s*(?<declared>[\w$]*)|(?<arrow>=>)\s*\{|^[ \t]*(?:(?:async|static|get|set)\s+)*\*?(?<method>[\w$]+)\s*(?=[(<])/gm;

/** Finds the functions of a file that have a body in braces: declarations, arrows and methods. */
export function functionsOf(source: Source): FunctionSpan[] {
  const { code } = source;
  const spans: FunctionSpan[] = [];
  for (const match of code.matchAll(BEGINNING)) {
    const { declared, arrow, method } = match.groups!;
    if (method !== undefined && NOT_A_METHOD.has(method)) continue;
    const end = match.index + match[0].length;
    const open = arrow === undefined ? bodyAfterHead(code, end) : end - 1;
    if (open === -1) continue;
    const start = match[0].search(/\S/) + match.index;
    const name = declared || method || nameBefore(code, start);
    const line = lineAt(source, start);
    spans.push({ name, line, lines: lineAt(source, closingOf(code, open)) - line + 1 });
  }
  return spans;
}

/** The brace that opens the body, after the parameters and the return type; -1 when there is none. */
function bodyAfterHead(code: string, from: number): number {
  const parameters = /^\s*(?:<[^(]*>)?\s*\(/.exec(code.slice(from));
  if (parameters === null) return -1;
  const behind = closingOf(code, from + parameters[0].length - 1) + 1;
  const next = nextCode(code, behind);
  if (code[next] === '{') return next;
  return code[next] === ':' ? braceAfterType(code, next + 1) : -1;
}

/** A brace begins a type where a type is still missing. Elsewhere it opens the body. */
function braceAfterType(code: string, from: number): number {
  for (let at = nextCode(code, from); at < code.length; at = nextCode(code, at + 1)) {
    const char = code[at]!;
    if (char === '{' && !/(?:[:|&]|=>|\bis)$/.test(code.slice(from - 1, at).trimEnd())) return at;
    if (char === ';' || char === ',' || char === ')' || char === '}') return -1;
    if ('({[<'.includes(char)) at = closingOf(code, at);
  }
  return -1;
}

function nextCode(code: string, from: number): number {
  let at = from;
  while (at < code.length && /\s/.test(code[at]!)) at += 1;
  return at;
}

/** The bracket that closes the one at `open`; the end of the text when there is none. */
function closingOf(code: string, open: number): number {
  const [opening, closing] = code[open] === '<' ? ['<', '>'] : ['([{', ')]}'];
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (opening.includes(code[at]!)) depth += 1;
    else if (closing.includes(code[at]!) && code[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

function nameBefore(code: string, index: number): string {
  const line = code.slice(code.lastIndexOf('\n', index) + 1, index);
  return /\b(?:const|let)\s+([\w$]+)/.exec(line)?.[1] ?? /([\w$]+)\s*[:(=]/.exec(line)?.[1] ?? 'a function';
}
