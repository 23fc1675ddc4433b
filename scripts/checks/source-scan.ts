/**
 * A file of TypeScript, and its code alone: comments, texts and patterns are blanks of the same length there.
 */
export interface Source {
  /** Relative to the root of the repository, with slashes. */
  path: string;
  text: string;
  code: string;
}

export interface Import {
  specifier: string;
  line: number;
}

/** Reads a file for the scans below. */
export function scanSource(path: string, text: string): Source {
  return { path, text, code: blankOut(text) };
}

/** All imports and re-exports of a file in their order, types and dynamic imports included. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  for (const match of source.code.matchAll(IMPORT)) {
    const quoteAt = match.index + match[0].length - 1;
    const end = source.text.indexOf(source.text[quoteAt]!, quoteAt + 1);
    found.push({ specifier: source.text.slice(quoteAt + 1, end), line: lineAt(source, match.index) });
  }
  return found;
}

const IMPORT =
  /(?<![.\w$])(?:import\s*\(\s*|import\s+|(?:import|export)\b[^;'"`()=]*?\bfrom\s*)['"]|\bimport\.meta\.resolve\(\s*['"]/g;

/** The line of a position, counted from 1. */
export function lineAt(source: Source, index: number): number {
  let line = 1;
  for (let at = source.text.indexOf('\n'); at !== -1 && at < index; at = source.text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** How many lines a file has; a line break at its end begins none. */
export function linesIn(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

/**
 * Blanks comments, texts and patterns. Quotes stay, so that the place of a text can be found; so does code in
 * `${}`.
 */
function blankOut(text: string): string {
  const out: string[] = [];
  // How many braces are open in each `${}` that is being read.
  const holes: number[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfOpaque(text, at, out, holes);
    if (end === at) {
      out.push(text[at]!);
      at += 1;
      continue;
    }
    out.push(blank(text.slice(at, end)));
    at = end;
  }
  return out.join('');
}

/** The end of the comment, string or pattern that begins here; the same place when it is code. */
function endOfOpaque(text: string, at: number, out: readonly string[], holes: number[]): number {
  const char = text[at]!;
  if (text.startsWith('//', at)) return endOr(text.indexOf('\n', at), text);
  if (text.startsWith('/*', at)) return endOr(text.indexOf('*/', at), text, 2);
  if (char === "'" || char === '"') return afterEscaped(text, at + 1, char);
  if (char === '`') return endOfTemplate(text, at + 1, holes);
  if (char === '/' && !isOfTag(text, at) && beginsPattern(out)) return endOfPattern(text, at);
  const depth = holes.length - 1;
  if (depth >= 0 && char === '{') holes[depth] = holes[depth]! + 1;
  if (depth >= 0 && char === '}') {
    if (holes[depth] === 0) {
      holes.pop();
      return endOfTemplate(text, at + 1, holes);
    }
    holes[depth] = holes[depth]! - 1;
  }
  return at;
}

function endOr(found: number, text: string, length = 0): number {
  return found === -1 ? text.length : found + length;
}

function afterEscaped(text: string, from: number, closing: string): number {
  let at = from;
  while (at < text.length && text[at] !== closing) at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}

/** Ends at the last backtick, or after the `${` of code in the template. */
function endOfTemplate(text: string, from: number, holes: number[]): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') return at + 1;
    else if (text.startsWith('${', at)) {
      holes.push(0);
      return at + 2;
    }
  }
  return text.length;
}

function endOfPattern(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '\n') return from;
    else if (char === '/' && !inClass) return at + 1;
  }
  return from;
}

/** A slash right after `<` closes a tag of JSX; so does one before `>`, where the value of an attribute ends. */
function isOfTag(text: string, at: number): boolean {
  return text[at - 1] === '<' || (text[at + 1] === '>' && text.slice(0, at).trimEnd().endsWith('}'));
}

/** A slash divides after a value and begins a pattern elsewhere. */
function beginsPattern(out: readonly string[]): boolean {
  const before = out.slice(-40).join('').trimEnd();
  if (before === '' || /[(,=:[!&|?{};+\-*%~^<>]$/.test(before)) return true;
  return /\b(?:return|typeof|case|in|of|yield|await|void|delete|throw|else|do)$/.test(before);
}

/** Keeps only the first and the last character of a string. */
function blank(piece: string): string {
  const spaces = piece.replace(/[^\n]/g, ' ');
  return /^['"]/.test(piece) ? piece[0] + spaces.slice(1, -1) + piece.at(-1) : spaces;
}
