import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colours and fonts that the app and the guest pages share. */
const TOKENS = readFileSync(join(import.meta.dirname, '../../../../web/src/tokens.css'), 'utf8');

/**
 * The shared colours and fonts that a style sheet uses, as rules of their own: those of light pages, and those
 * of dark ones for readers who prefer dark.
 * @param style  the rules that use them, by `var(--name)`
 */
export function tokensFor(style: string, tokens = TOKENS): string {
  const used = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  const light = /:root\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const dark = /\(prefers-color-scheme:\s*dark\)\s*\{[^{]*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const usedOf = (block: string) =>
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
      .filter(([, name]) => used.has(name!))
      .map(([, name, value]) => `${name}: ${value}`)
      .join('; ');
  return `
:root { color-scheme: light dark; ${usedOf(light)} }
@media (prefers-color-scheme: dark) { :root { ${usedOf(dark)} } }`;
}
