import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The rules of accessibility that may say something else in another theme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Which rules are looked at, and where. @default all of them, on the whole page */
interface RuleChoice {
  /** A selector. */
  within?: string;
  only?: readonly string[];
  leftOut?: readonly string[];
}

let auditor: Promise<string> | undefined;

/** The rules of accessibility that a page breaks, each with its place: empty when it is clean. */
export async function accessibilityFaults(
  page: Page,
  { within, only, leftOut = [] }: RuleChoice = {},
): Promise<string[]> {
  auditor ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  // The policy of the page forbids scripts of others; the debugger's console is not bound by it.
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(await auditor);
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]));
  const options = JSON.stringify({ resultTypes: ['violations'], rules, runOnly: only });
  const place = within === undefined ? 'document' : JSON.stringify(within);
  return page.evaluate<string[]>(`axe.run(${place}, ${options}).then(${FAULTS})`);
}

const FAULTS = `({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map((node) => id + ': ' + node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')))`;
