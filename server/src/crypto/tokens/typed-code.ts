import { TYPED_CODE_LENGTH, TYPED_CODE_LETTERS } from '../../core/access/device.ts';
import type { Random } from '../../parts/parts.ts';

/**
 * Makes a code that a person types: eight letters and digits, nearly 39 random bits. Only for codes that expire in
 * minutes or that are not sufficient alone.
 */
export function newTypedCode(random: Random): string {
  const letters: string[] = [];
  // Skips bytes above the last whole multiple, which would make some letters more likely.
  const most = 256 - (256 % TYPED_CODE_LETTERS.length);
  while (letters.length < TYPED_CODE_LENGTH) {
    const [byte] = random(1);
    if (byte! < most) letters.push(TYPED_CODE_LETTERS[byte! % TYPED_CODE_LETTERS.length]!);
  }
  return letters.join('');
}
