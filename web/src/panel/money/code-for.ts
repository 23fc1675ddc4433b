import { foldText } from '../../ui/text/fold-text.generated.ts';

const LONGEST = 24;

/** A code for something of a name that none of the others has: small letters, digits and hyphens. */
export function codeFor(name: string, others: readonly string[]): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const first = plain === '' ? 'code' : plain;
  let code = first;
  for (let next = 2; others.includes(code); next += 1) code = `${first}-${next}`;
  return code;
}
