import { foldText } from '../../ui/text/fold-text.generated.ts';

const LONGEST = 24;

/** Makes a unique code from a name: small letters, digits and hyphens. @param others  the codes that are taken */
export function makeCode(name: string, others: readonly string[]): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const first = plain === '' ? 'code' : plain;
  let code = first;
  for (let next = 2; others.includes(code); next += 1) code = `${first}-${next}`;
  return code;
}
