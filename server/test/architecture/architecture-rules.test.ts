import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scanSource } from '../../../scripts/checks/source-scan.ts';
import {
  CODE_RULES,
  checkEnvironment,
  checkExports,
  checkImports,
  checkNames,
  checkPurity,
  checkSizes,
  checkTestsBeside,
  type Rule,
} from './architecture-rules.ts';
import { checkSqlStates, checkWrites } from './architecture-store-rules.ts';

/** The lines of a file at which a rule finds a violation. */
function breachLines(rule: Rule, path: string, text: string): number[] {
  return rule(scanSource(path, text)).map(({ line }) => line);
}

describe('imports', () => {
  const breaches = (path: string, text: string) => breachLines(checkImports, `server/src/${path}`, text);

  test('a layer imports from lower layers and from itself', () => {
    const text =
      "import { a } from '../core/a.ts';\nimport { b } from './b.ts';\nimport type { P } from '../parts.ts';\n";
    assert.deepEqual(breaches('store/bills/bills.ts', text), []);
    assert.deepEqual(breaches('public-api/orders/x.ts', "import { d } from '../../http/route.ts';"), []);
  });

  test('no layer imports from a higher one, not even a type or dynamically', () => {
    assert.deepEqual(breaches('core/a.ts', "import type { Bill } from '../store/bills.ts';"), [1]);
    assert.deepEqual(breaches('store/a.ts', "\nexport { x } from '../operations/x.ts';"), [2]);
    assert.deepEqual(breaches('operations/a.ts', "const x = await import('../http/route.ts');"), [1]);
    assert.deepEqual(breaches('http/a.ts', "import {\n  x,\n} from '../store/x.ts';"), [1]);
    assert.deepEqual(breaches('core/a.ts', "import { systemClock } from '../parts.ts';"), [1]);
  });

  test('APIs do not import each other, and background jobs import no HTTP', () => {
    assert.deepEqual(breaches('venue-api/a.ts', "import { x } from '../public-api/x.ts';"), [1]);
    assert.deepEqual(breaches('jobs/a.ts', "import { x } from '../http/x.ts';"), [1]);
  });

  test('the configuration is for the process only', () => {
    assert.deepEqual(breaches('operations/a.ts', "import { readConfig } from '../config/config.ts';"), [1]);
    assert.deepEqual(breaches('main.ts', "import { readConfig } from './config/config.ts';"), []);
  });

  test('a package is imported in its own layers only', () => {
    assert.deepEqual(breaches('core/text/phone.ts', "import { parse } from 'libphonenumber-js/min';"), []);
    assert.deepEqual(breaches('core/a.ts', "import { createHash } from 'node:crypto';"), [1]);
    assert.deepEqual(breaches('operations/a.ts', "import pg from 'pg';"), [1]);
    assert.deepEqual(breaches('store/a.ts', "import pg from 'pg';"), []);
  });

  test('files for tests are imported by tests only', () => {
    assert.deepEqual(breaches('store/a.ts', "import { x } from './engine-fixture.ts';"), [1]);
    assert.deepEqual(breaches('store/a.ts', "import { x } from '../../test/sofra.ts';"), [1]);
  });

  test('a new layer must be added to the import rules', () => {
    assert.deepEqual(breaches('kitchen/a.ts', ''), [1]);
  });
});

describe('purity of core', () => {
  const breaches = (text: string) => breachLines(checkPurity, 'server/src/core/a.ts', text);
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
    test(`core may not contain ${line}`, () => assert.deepEqual(breaches(`const a = 1;\n${line}\n`), [2]));
  }

  test('a date from a given instant is allowed, and so is any text in comments and strings', () => {
    const text =
      "// we await Date.now()\nconst d = new Date(instant);\nconst t = 'async setTimeout(';\nd.getUTCHours();\n";
    assert.deepEqual(breaches(text), []);
  });

  test('other layers may wait', () => {
    assert.deepEqual(breachLines(checkPurity, 'server/src/store/a.ts', 'await x;'), []);
  });
});

describe('sizes', () => {
  const lines = (count: number) => '  call();\n'.repeat(count);

  test('a function has 70 lines at most, from its first to its last', () => {
    const breaches = (text: string) => breachLines(checkSizes, 'server/src/store/a.ts', text);
    assert.deepEqual(breaches(`function f() {\n${lines(68)}}\n`), []);
    assert.deepEqual(breaches(`const a = 1;\nfunction f() {\n${lines(69)}}\n`), [2]);
    assert.deepEqual(breaches(`const f = async (a: A): Promise<B> => {\n${lines(69)}};\n`), [1]);
    assert.deepEqual(
      breachLines(checkSizes, 'server/src/store/a.test.ts', `test(() => {\n${lines(80)}});\n`),
      [],
    );
  });

  test('a file has 300 lines at most, a migration as many as it needs', () => {
    assert.deepEqual(breachLines(checkSizes, 'server/src/store/a.ts', lines(300)), []);
    assert.deepEqual(breachLines(checkSizes, 'server/src/store/a.test.ts', lines(301)), [301]);
    assert.deepEqual(breachLines(checkSizes, 'server/src/store/migrations/0001-venues.ts', lines(301)), []);
  });
});

describe('names and exports', () => {
  test('the name of a file describes its content', () => {
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
      assert.deepEqual(breachLines(checkNames, `server/src/core/${name}.ts`, ''), [1], name);
    }
    for (const name of ['bill', 'menu-index', 'service-fee', 'base-price', 'types-of-venue']) {
      assert.deepEqual(breachLines(checkNames, `server/src/core/${name}.ts`, ''), [], name);
    }
  });

  test('exports are named and come from their own file', () => {
    const breaches = (text: string) => breachLines(checkExports, 'server/src/core/a.ts', text);
    assert.deepEqual(breaches('export default 1;'), [1]);
    assert.deepEqual(breaches("export * from './b.ts';"), [1]);
    assert.deepEqual(breaches("// export default\nexport const text = 'export default';"), []);
  });

  test('the environment is read in one file', () => {
    const breaches = (path: string, text: string) => breachLines(checkEnvironment, path, text);
    assert.deepEqual(breaches('server/src/store/a.ts', "const home = process.env['HOME'];"), [1]);
    assert.deepEqual(breaches('server/src/store/a.ts', "import { env } from 'node:process';"), [1]);
    assert.deepEqual(breaches('server/src/config/config.ts', "const home = process.env['HOME'];"), []);
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
      checkTestsBeside(paths).map(({ path }) => path),
      ['b/bill.test.ts', 'a/billing.test.ts'],
    );
  });

  test('every rule is checked against the code', () => {
    const rules = [
      checkImports,
      checkPurity,
      checkSizes,
      checkNames,
      checkExports,
      checkEnvironment,
      checkWrites,
      checkSqlStates,
    ];
    assert.deepEqual(new Set(CODE_RULES), new Set(rules));
  });
});
