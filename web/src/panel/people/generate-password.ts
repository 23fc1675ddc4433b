/** Letters and digits that are not mistaken for each other when they are read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of three groups that is easily told: `kfp4-w8sa-m2qe`, about 59 bits. */
export function generatePassword(): string {
  const letters: string[] = [];
  // Bytes above the last whole multiple of the letters are left out, so that each letter is equally likely.
  const limit = 256 - (256 % LETTERS.length);
  while (letters.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < limit && letters.length < 12) letters.push(LETTERS[byte % LETTERS.length]!);
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-');
}
