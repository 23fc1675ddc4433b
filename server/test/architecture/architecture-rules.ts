import { posix } from 'node:path';
import { functionsOf } from '../../../scripts/checks/function-scan.ts';
import { importsOf, lineAt, linesIn, type Source } from '../../../scripts/checks/source-scan.ts';
import { checkSqlStates, checkWrites } from './architecture-store-rules.ts';

/** A violation of the architecture: the place in a file, and a sentence for its author. */
export interface Breach {
  path: string;
  line: number;
  sentence: string;
}

export type Rule = (source: Source) => Breach[];

const HOME = 'server/src/';
const APIS = ['public-api', 'venue-api', 'operator-api', 'guest-pages', 'photos', 'web-app', 'docs-pages'];
/** Technical layers: neither business rules, nor SQL, nor use cases. */
const MECHANISMS = ['crypto', 'images', 'live', 'throttles'];
const BELOW_APIS = ['operations', ...MECHANISMS, 'store', 'words', 'core', 'parts'];
const DESCRIPTIONS = [...APIS, 'venue-document', 'http', ...BELOW_APIS];
const DEMO = ['postgres', 'operator-api', 'venue-document', ...BELOW_APIS, 'config'];

/** The layers that each layer may import beside itself. A new top-level folder or file must be added here. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  core: [],
  parts: ['core'],
  words: ['core'],
  config: ['core'],
  store: ['core', 'parts'],
  crypto: ['core', 'parts'],
  throttles: ['core', 'parts'],
  images: ['throttles', 'core', 'parts'],
  live: ['store', 'core', 'parts'],
  operations: [...MECHANISMS, 'store', 'words', 'core', 'parts'],
  http: ['words', 'core', 'parts'],
  'venue-document': ['http', 'operations', 'crypto', 'words', 'core'],
  ...Object.fromEntries(APIS.map((api) => [api, ['venue-document', 'http', ...BELOW_APIS]])),
  jobs: BELOW_APIS,
  player: ['jobs', 'http', ...BELOW_APIS],
  backup: ['jobs', 'store', 'core', 'parts', 'config'],
  postgres: ['backup', 'store', 'core', 'parts', 'config'],
  'local-tls': ['guest-pages', 'http', 'postgres', 'words', 'core', 'parts', 'config'],
  tracing: ['http', 'store', 'parts', 'config'],
  metrics: ['tracing', 'http', 'store', 'parts'],
  descriptions: DESCRIPTIONS,
  'app-jobs.ts': [...APIS, 'player', 'jobs', 'http', 'store', 'core', 'parts', 'config'],
  'app.ts': ['app-jobs.ts', 'descriptions', ...DESCRIPTIONS, 'player', 'jobs', 'config', 'tracing'],
  demo: DEMO,
  process: ['app.ts', 'demo', 'http', ...DEMO],
  'main.ts': [
    'app.ts',
    'backup',
    'http',
    'jobs',
    'local-tls',
    'metrics',
    'tracing',
    'process',
    'demo',
    ...DEMO,
  ],
  // Of the APIs it takes the examples.
  command: [
    ...['main.ts', 'public-api', 'backup', 'local-tls', 'process', 'demo', 'postgres', 'store'],
    ...['operations', 'crypto', 'core', 'parts', 'config'],
  ],
};

/** Packages that only certain layers may import: SQL in the store, HTTP in the APIs and the HTTP layer. */
const PACKAGE_LAYERS: Record<string, readonly string[]> = {
  pg: ['store', 'postgres'],
  'pg-copy-streams': ['store'],
  fastify: ['app.ts', 'descriptions', 'http', ...APIS],
  commander: ['command'],
  '@modelcontextprotocol/server': ['command'],
  'prom-client': ['metrics'],
  '@opentelemetry/api': ['tracing'],
  '@opentelemetry/sdk-trace': ['tracing'],
  '@opentelemetry/resources': ['tracing'],
  '@opentelemetry/exporter-trace-otlp-http': ['tracing'],
  '@peculiar/asn1-schema': ['local-tls'],
  '@peculiar/asn1-x509': ['local-tls'],
};

const CORE_PACKAGES = ['ipaddr.js', 'libphonenumber-js', 'typebox'];

/** Tests, and files that only tests use. */
const FOR_TESTS = /(?:\.test|-fixture)\.ts$/;

/**
 * No layer imports a higher one, no API imports another, and a package is imported in its own layers only.
 */
export const checkImports: Rule = (source) => [
  ...checkLayer(source, { home: HOME, mayImport: MAY_IMPORT }),
  ...importsOf(source).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return checkPackage(source, specifier, line);
    const target = targetOf(source, specifier);
    const isForTest = FOR_TESTS.test(target) || target.startsWith('server/test/');
    return isForTest ? [breach(source, line, `imports ${target}, which is for tests`)] : [];
  }),
];

/** The layers of a folder: each file and folder in it, and what each may import beside itself. */
export interface Layers {
  home: string;
  mayImport: Readonly<Record<string, readonly string[]>>;
}

/** No layer of a folder imports a higher one. A layer that the rules do not name is a violation, too. */
export function checkLayer(source: Source, { home, mayImport }: Layers): Breach[] {
  const layer = layerOf(source.path, home);
  const allowed = mayImport[layer];
  if (allowed === undefined)
    return [breach(source, 1, `${layer} is missing in the import rules of this test: add it`)];
  return importsOf(source).flatMap(({ specifier, line }) => {
    const target = targetOf(source, specifier);
    const other = layerOf(target, home);
    if (!target.startsWith(home) || other === layer || allowed.includes(other)) return [];
    return [breach(source, line, `${layer} may not import ${other} (${specifier})`)];
  });
}

/** The path of what a file imports by a relative name. */
export function targetOf(source: Source, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : '';
}

function checkPackage(source: Source, specifier: string, line: number): Breach[] {
  const layer = layerOf(source.path);
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const isHome =
    layer === 'core' ? CORE_PACKAGES.includes(name) : (PACKAGE_LAYERS[name]?.includes(layer) ?? true);
  return isHome ? [] : [breach(source, line, `${layer} may not import the package ${specifier}`)];
}

const IMPURE =
  /\basync\b|\bawait\b|\bPromise\b|\bDate\.now\b|\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(|\bTemporal\.Now\b|\bMath\.random\b|\b(?:crypto|performance|process|console|globalThis)\s*[.[]|\b(?:setTimeout|setInterval|setImmediate|queueMicrotask|fetch|require)\s*\(|^(?:export )?let\b/gm;

/**
 * The rules of the restaurant depend on their arguments alone: no waiting, clock, chance, process or global
 * state.
 */
export const checkPurity: Rule = (source) => {
  if (layerOf(source.path) !== 'core') return [];
  return breachesAt(source, IMPURE, (found) => `core is pure: no ${JSON.stringify(found)}`);
};

const FUNCTION_LINES = 70;
const FILE_LINES = 300;

/** Functions and files stay short enough to read. Migrations and generated files are exempt. */
export const checkSizes: Rule = (source) => checkLengths(source, FUNCTION_LINES);

/** Like {@link checkSizes}, with another limit for functions. */
export function checkLengths(source: Source, functionLines: number): Breach[] {
  const breaches: Breach[] = [];
  const lines = linesIn(source.text);
  if (lines > FILE_LINES && !/\/migrations\/|\.generated\./.test(source.path)) {
    breaches.push(breach(source, FILE_LINES + 1, `has ${lines} lines; a file has ${FILE_LINES} at most`));
  }
  if (FOR_TESTS.test(source.path)) return breaches;
  for (const { name, line, lines: length } of functionsOf(source)) {
    if (length <= functionLines) continue;
    breaches.push(
      breach(source, line, `${name} has ${length} lines; a function has ${functionLines} at most`),
    );
  }
  return breaches;
}

const EMPTY_NAMES =
  /^(?:.+-)?(?:utils?|helpers?|common|shared|misc|managers?)(?:-.+)?$|^(?:.+-)?(?:service|base|types|constants)$|^index$/;

/** Each file and folder is named after its content. */
export const checkNames: Rule = (source) => {
  const parts = source.path.split('/').map((part) => part.replace(/(?:\.test|\.d)?\.tsx?$/, ''));
  const empty = parts.find((part) => EMPTY_NAMES.test(part));
  return empty === undefined ? [] : [breach(source, 1, `the name "${empty}" does not say what is in it`)];
};

/** An export has one name and is imported from one file. */
export const checkExports: Rule = (source) => [
  ...breachesAt(source, /\bexport\s+default\b/g, () => 'exports are named: no "export default"'),
  ...breachesAt(source, /\bexport\s*\*/g, () => 'things are imported from their own file: no "export *"'),
];

/**
 * The only readers of the environment: the configuration of the service, and the command, a separate program.
 */
const READERS_OF_ENVIRONMENT = ['config/config.ts', 'command/main.ts', 'command/program.ts'].map(
  (path) => HOME + path,
);

/** All settings of the service are read in one file. */
export const checkEnvironment: Rule = (source) => {
  if (READERS_OF_ENVIRONMENT.includes(source.path)) return [];
  const sentence = 'reads the environment, which only config/config.ts does';
  return [
    ...breachesAt(source, /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[/g, () => sentence),
    ...importsOf(source)
      .filter(({ specifier }) => /^(?:node:)?process$/.test(specifier))
      .map(({ line }) => breach(source, line, sentence)),
  ];
};

/** A test file is next to the file that it tests: `bill.test.ts` or `bill-life.test.ts` next to `bill.ts`. */
export function checkTestsBeside(paths: readonly string[]): Breach[] {
  const isCode = new Set(paths.filter((path) => !path.endsWith('.test.ts')));
  return paths
    .filter((path) => path.endsWith('.test.ts') && !beginningsOf(path).some((file) => isCode.has(file)))
    .map((path) => ({ path, line: 1, sentence: 'has no file beside it that its name begins with' }));
}

function beginningsOf(testPath: string): string[] {
  const words = posix.basename(testPath, '.test.ts').split(/(?=[-.])/);
  return words.map((_, index) => `${posix.dirname(testPath)}/${words.slice(0, index + 1).join('')}.ts`);
}

/** The rules for the code of the product. {@link TEST_RULES} are those for its tests. */
export const CODE_RULES: readonly Rule[] = [
  checkImports,
  checkPurity,
  checkSizes,
  checkNames,
  checkExports,
  checkEnvironment,
  checkWrites,
  checkSqlStates,
];

export const TEST_RULES: readonly Rule[] = [checkSizes, checkNames, checkExports];

/** Whether a file of the source folder is for tests only. */
export function isForTests(path: string): boolean {
  return FOR_TESTS.test(path);
}

/** The layer of a path: the top-level folder or file of the source folder. */
function layerOf(path: string, home = HOME): string {
  return path.slice(home.length).split('/', 1)[0]!;
}

/** A breach at each place where the code without its texts and comments has a pattern. */
export function breachesAt(source: Source, pattern: RegExp, say: (found: string) => string): Breach[] {
  const matches = [...source.code.matchAll(pattern)];
  return matches.map((match) => breach(source, lineAt(source, match.index), say(match[0])));
}

export function breach(source: Source, line: number, sentence: string): Breach {
  return { path: source.path, line, sentence };
}
