import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingTexts, unknownTexts } from '../../web/build/words.ts';
import { LANGUAGES } from '../../web/src/words/languages.ts';
import { findLooseCode } from './document-code.ts';
import { findDeadLinks } from './document-links.ts';
import { findAvoidedWords } from './glossary.ts';
import { findLicenceProblems, findLockProblems } from './packages.ts';
import { findServerWordProblems } from './server-words.ts';
import { findDoubleTestNames } from './test-names.ts';

interface Check {
  name: string;
  run(): Promise<Verdict> | Verdict;
}

interface Verdict {
  isGood: boolean;
  /** Shown only when the check fails. */
  output: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders with a lock file. */
const LOCKED = [ROOT, join(ROOT, 'tools/openapi'), join(ROOT, 'tools/sdk')];

const CHECKS: readonly Check[] = [
  { name: 'types', run: () => runTool('node_modules/.bin/tsc', '--noEmit') },
  { name: 'types of the web app', run: () => runTool('node_modules/.bin/tsc', '--noEmit', '-p', 'web') },
  { name: 'types of the SDK', run: () => runTool('node_modules/.bin/tsc', '--noEmit', '-p', 'sdk') },
  {
    name: 'types of the storefront',
    run: () => runTool('node_modules/.bin/tsc', '--noEmit', '-p', 'examples/storefront'),
  },
  {
    name: 'lint and format',
    run: () => runTool('node_modules/.bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn'),
  },
  { name: 'dead code', run: () => runTool('node_modules/.bin/knip', '--no-config-hints') },
  { name: 'generated files', run: () => runTool('scripts/generate.ts', '--check') },
  { name: 'links of the documents', run: () => verdictOf(findDeadLinks(ROOT)) },
  { name: 'code of the documents', run: () => verdictOf(findLooseCode(ROOT)) },
  { name: 'words of the glossary', run: () => verdictOf(findAvoidedWords(ROOT)) },
  { name: 'names of the tests', run: () => verdictOf(findDoubleTestNames(ROOT)) },
  { name: 'texts of the service', run: () => verdictOf(findServerWordProblems()) },
  // Each other language shows English where it lacks a text, until a release: see check-release.ts.
  { name: 'texts of the app', run: () => verdictOf([...missingTexts(['tr']), ...unknownTexts(LANGUAGES)]) },
  { name: 'lock file', run: () => verdictOf(LOCKED.flatMap(findLockProblems)) },
  { name: 'licences', run: () => verdictOf(findLicenceProblems(ROOT)) },
];

/**
 * Runs all checks in parallel. Each prints one line; a failed check also prints its findings. Exits with 1
 * when one failed.
 */
async function main(): Promise<void> {
  const verdicts = await Promise.all(CHECKS.map(report));
  const failed = verdicts.filter((isGood) => !isGood).length;
  console.log(
    failed === 0 ? `all ${CHECKS.length} checks passed` : `${failed} of ${CHECKS.length} checks failed`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

async function report({ name, run }: Check): Promise<boolean> {
  const { isGood, output } = await run();
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isGood) console.log(output.trimEnd().replace(/^/gm, '    '));
  return isGood;
}

function verdictOf(problems: readonly string[]): Verdict {
  return { isGood: problems.length === 0, output: problems.join('\n') };
}

/** Runs a JavaScript program on this Node, without colours, so that its output is the same everywhere. */
function runTool(script: string, ...args: string[]): Promise<Verdict> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const tool = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    tool.once('error', reject);
    tool.once('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

await main();
