import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { functionsOf } from './function-scan.ts';
import { importsOf, lineAt, linesIn, scanSource } from './source-scan.ts';

/** The code of a text, its blanks run together. */
function codeOf(text: string): string {
  const { code } = scanSource('a.ts', text);
  assert.equal(code.length, text.length);
  return code.replace(/\s+/g, ' ').trim();
}

describe('code alone', () => {
  test('comments are blank, and their lines stay', () => {
    assert.equal(codeOf('a; // b\n/* c\n d */ e;'), 'a; e;');
    assert.equal(scanSource('a.ts', 'a; // b\n/* c\n*/').code.split('\n').length, 3);
  });

  test('strings are blank except for their quotes, with any content', () => {
    assert.equal(codeOf(`f('it\\'s // no', "it's");`), `f(' ', " ");`);
    assert.equal(codeOf(`f('\`', '\${', b);`), "f(' ', ' ', b);");
  });

  test('code in a template is code, the rest is not', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is the sample
    assert.equal(codeOf('f(`a ${b + `c ${d({ e: 1 })} f`} // g`, h);'), 'f( b + d({ e: 1 }) , h);');
  });

  test('a slash after a value divides, elsewhere it begins a pattern', () => {
    assert.equal(codeOf('x = a / b / c;'), 'x = a / b / c;');
    assert.equal(codeOf("x = (a) / 'b'.length;"), "x = (a) / ' '.length;");
    assert.equal(codeOf('x = /[\'"/]\\//g.test(y);'), 'x = g.test(y);');
    assert.equal(codeOf('return /`/.test(y);'), 'return .test(y);');
  });

  test('a tag that closes is code, with what follows it on the line', () => {
    assert.equal(codeOf('<p>{a}</p>{b && <c d={e} />}</p>'), '<p>{a}</p>{b && <c d={e} />}</p>');
  });
});

describe('imports', () => {
  const specifiersOf = (text: string) =>
    importsOf(scanSource('a.ts', text)).map(({ specifier }) => specifier);

  test('all kinds are found', () => {
    const text = `
      import a, { type B } from './a.ts';
      import type { C } from "./c.ts";
      import * as d from './d.ts';
      import './e.ts';
      import {
        f,
      } from './f.ts';
      export { g } from './g.ts';
      export * from './h.ts';
      export type { I } from './i.ts';
      type J = import('./j.ts').J;
      const k = await import('./k.ts');
      import.meta.resolve('./l.ts');
    `;
    assert.deepEqual(
      specifiersOf(text),
      [...'acdefghijkl'].map((letter) => `./${letter}.ts`),
    );
  });

  test('text that only looks like an import is not one', () => {
    const text = `
      // import a from './a.ts';
      const b = "import b from './b.ts'";
      export const from = './c.ts';
      export function d() { return read.from('./d.ts'); }
      interface E { from: './e.ts' }
      reimport('./f.ts');
    `;
    assert.deepEqual(specifiersOf(text), []);
  });

  test('an import has the line that it begins on', () => {
    assert.equal(importsOf(scanSource('a.ts', "\n\nimport {\n  a,\n} from './a.ts';"))[0]!.line, 3);
  });
});

describe('functions', () => {
  const spansOf = (text: string) =>
    functionsOf(scanSource('a.ts', text)).map(({ name, line, lines }) => [name, line, lines]);

  test('declarations are found, with any parameters and return type', () => {
    assert.deepEqual(
      spansOf('export async function f<T>(\n  a: { b: T },\n): Promise<{ c: T }> {\n  g();\n}\n'),
      [['f', 1, 5]],
    );
    assert.deepEqual(spansOf('function f(a = { b: 1 }): { c: number } | null {\n  g();\n}\n'), [['f', 1, 3]]);
    assert.deepEqual(spansOf('function f(a: () => void): () => B | { b: C } {\n  g();\n}\n'), [['f', 1, 3]]);
  });

  test('arrows with a body and methods are found', () => {
    assert.deepEqual(spansOf('const f = async (a) => {\n  g();\n};\n'), [['f', 1, 3]]);
    assert.deepEqual(spansOf('return {\n  f(a): number {\n    g();\n  },\n};\n'), [['f', 2, 3]]);
  });

  test('calls, conditions and overloads are no functions', () => {
    assert.deepEqual(spansOf('function f(a: string): void;\nf(a);\nif (a) {\n  g();\n}\nreturn (a);\n'), []);
  });

  test('braces in texts and comments do not count', () => {
    assert.deepEqual(spansOf("function f() {\n  g('}', `{`); // {\n}\n"), [['f', 1, 3]]);
  });
});

test('lines are counted from 1, and a line break at the end begins none', () => {
  assert.equal(lineAt(scanSource('a.ts', 'a\nb'), 2), 2);
  assert.equal(linesIn('a\nb\n'), 2);
  assert.equal(linesIn('a\nb'), 2);
});
