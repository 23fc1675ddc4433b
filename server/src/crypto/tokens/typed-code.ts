import { TYPED_CODE_LENGTH, TYPED_CODE_LETTERS } from '../../core/access/device.ts';
import type { Random } from '../../parts/parts.ts';

/** Makes a code that a person types: eight letters and digits, nearly 39 random bits. It is for minutes, or needs more than itself. */
export function newTypedCode(random: Random): string {
  const letters: string[] = [];
  // Bytes above the last whole multiple would make some letters likelier.
  const most = 256 - (256 % TYPED_CODE_LETTERS.length);
  while (letters.length < TYPED_CODE_LENGTH) {
    const [byte] = random(1);
    if (byte! < most) letters.push(TYPED_CODE_LETTERS[byte! % TYPED_CODE_LETTERS.length]!);
  }
  return letters.join('');
}
