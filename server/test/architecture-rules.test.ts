import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scanSource } from '../../scripts/source-scan.ts';
import {
  CODE_RULES,
  holdArrows,
  holdEnvironment,
  holdExports,
  holdNames,
  holdPurity,
  holdSizes,
  holdTestsBeside,
  type Rule,
} from './architecture-rules.ts';
import { holdSqlStates, holdWrites } from './architecture-store-rules.ts';

/** The lines of a file at which a rule finds a violation. */
function linesMinded(rule: Rule, path: string, text: string): number[] {
  return rule(scanSource(path, text)).map(({ line }) => line);
}

describe('imports', () => {
  const mind = (path: string, text: string) => linesMinded(holdArrows, `server/src/${path}`, text);

  test('a layer imports from lower layers and from itself', () => {
    const text =
      "import { a } from '../core/a.ts';\nimport { b } from './b.ts';\nimport type { P } from '../parts.ts';\n";
    assert.deepEqual(mind('store/bills/bills.ts', text), []);
    assert.deepEqual(mind('public-api/orders/x.ts', "import { d } from '../../http/door.ts';"), []);
  });

  test('no layer imports from a higher one, not even a type or dynamically', () => {
    assert.deepEqual(mind('core/a.ts', "import type { Bill } from '../store/bills.ts';"), [1]);
    assert.deepEqual(mind('store/a.ts', "\nexport { x } from '../operations/x.ts';"), [2]);
    assert.deepEqual(mind('operations/a.ts', "const x = await import('../http/door.ts');"), [1]);
    assert.deepEqual(mind('http/a.ts', "import {\n  x,\n} from '../store/x.ts';"), [1]);
    assert.deepEqual(mind('core/a.ts', "import { systemClock } from '../parts.ts';"), [1]);
  });

  test('APIs do not import each other, and background jobs import no HTTP', () => {
    assert.deepEqual(mind('venue-api/a.ts', "import { x } from '../public-api/x.ts';"), [1]);
    assert.deepEqual(mind('duties/a.ts', "import { x } from '../http/x.ts';"), [1]);
  });

  test('the configuration is for the process only', () => {
    assert.deepEqual(mind('operations/a.ts', "import { readConfig } from '../config.ts';"), [1]);
    assert.deepEqual(mind('main.ts', "import { readConfig } from './config.ts';"), []);
  });

  test('a package is imported in its own layers only', () => {
    assert.deepEqual(mind('core/phone.ts', "import { parse } from 'libphonenumber-js/min';"), []);
    assert.deepEqual(mind('core/a.ts', "import { createHash } from 'node:crypto';"), [1]);
    assert.deepEqual(mind('operations/a.ts', "import pg from 'pg';"), [1]);
    assert.deepEqual(mind('store/a.ts', "import pg from 'pg';"), []);
  });

  test('files for tests are imported by tests only', () => {
    assert.deepEqual(mind('store/a.ts', "import { x } from './engine-test-bed.ts';"), [1]);
    assert.deepEqual(mind('store/a.ts', "import { x } from '../../test/sofra.ts';"), [1]);
  });

  test('a new layer must be added to the import rules', () => {
    assert.deepEqual(mind('kitchen/a.ts', ''), [1]);
  });
});

describe('purity of core', () => {
  const mind = (text: string) => linesMinded(holdPurity, 'server/src/core/a.ts', text);
  const impure = [
    'async function f() {}',
    'await x;',
    'const now = Date.now();',
    'const now = new Date();',
    'const now = new Date;',
    'const text = Date();',
    'const hour = day.getHours();',
    'Math.random();',
    'process.exit();',
    'setTimeout(f, 1);',
    'console.log(x);',
    'let count = 0;',
  ];

  for (const line of impure) {
    test(`core may not contain ${line}`, () => assert.deepEqual(mind(`const a = 1;\n${line}\n`), [2]));
  }

  test('a date from a given instant is allowed, and so is any text in comments and strings', () => {
    const text =
      "// we await Date.now()\nconst d = new Date(instant);\nconst t = 'async setTimeout(';\nd.getUTCHours();\n";
    assert.deepEqual(mind(text), []);
  });

  test('other layers may wait', () => {
    assert.deepEqual(linesMinded(holdPurity, 'server/src/store/a.ts', 'await x;'), []);
  });
});

describe('sizes', () => {
  const lines = (count: number) => '  call();\n'.repeat(count);

  test('a function has 70 lines at most, from its first to its last', () => {
    const mind = (text: string) => linesMinded(holdSizes, 'server/src/store/a.ts', text);
    assert.deepEqual(mind(`function f() {\n${lines(68)}}\n`), []);
    assert.deepEqual(mind(`const a = 1;\nfunction f() {\n${lines(69)}}\n`), [2]);
    assert.deepEqual(mind(`const f = async (a: A): Promise<B> => {\n${lines(69)}};\n`), [1]);
    assert.deepEqual(
      linesMinded(holdSizes, 'server/src/store/a.test.ts', `test(() => {\n${lines(80)}});\n`),
      [],
    );
  });

  test('a file has 300 lines at most, a catalogue of messages as many as it needs', () => {
    assert.deepEqual(linesMinded(holdSizes, 'server/src/store/a.ts', lines(300)), []);
    assert.deepEqual(linesMinded(holdSizes, 'server/src/store/a.test.ts', lines(301)), [301]);
    assert.deepEqual(linesMinded(holdSizes, 'server/src/http/messages/tr.ts', lines(301)), []);
  });
});

describe('names and exports', () => {
  test('the name of a file says what is in it', () => {
    for (const name of [
      'utils',
      'order-helpers',
      'order-service',
      'shared/money',
      'index',
      'types',
      'base',
      'constants',
    ]) {
      assert.deepEqual(linesMinded(holdNames, `server/src/core/${name}.ts`, ''), [1], name);
    }
    for (const name of ['bill', 'menu-index', 'service-fee', 'base-price', 'types-of-venue']) {
      assert.deepEqual(linesMinded(holdNames, `server/src/core/${name}.ts`, ''), [], name);
    }
  });

  test('exports are named and come from their own file', () => {
    const mind = (text: string) => linesMinded(holdExports, 'server/src/core/a.ts', text);
    assert.deepEqual(mind('export default 1;'), [1]);
    assert.deepEqual(mind("export * from './b.ts';"), [1]);
    assert.deepEqual(mind("// export default\nexport const text = 'export default';"), []);
  });

  test('the environment is read in one file', () => {
    const mind = (path: string, text: string) => linesMinded(holdEnvironment, path, text);
    assert.deepEqual(mind('server/src/store/a.ts', "const home = process.env['HOME'];"), [1]);
    assert.deepEqual(mind('server/src/store/a.ts', "import { env } from 'node:process';"), [1]);
    assert.deepEqual(mind('server/src/config.ts', "const home = process.env['HOME'];"), []);
  });

  test('a test is next to a file that its name begins with', () => {
    const paths = [
      'a/bill.ts',
      'a/bill.test.ts',
      'a/bill-life.test.ts',
      'b/bill.test.ts',
      'a/billing.test.ts',
    ];
    assert.deepEqual(
      holdTestsBeside(paths).map(({ path }) => path),
      ['b/bill.test.ts', 'a/billing.test.ts'],
    );
  });

  test('every rule is checked against the code', () => {
    const rules = [
      holdArrows,
      holdPurity,
      holdSizes,
      holdNames,
      holdExports,
      holdEnvironment,
      holdWrites,
      holdSqlStates,
    ];
    assert.deepEqual(new Set(CODE_RULES), new Set(rules));
  });
});
