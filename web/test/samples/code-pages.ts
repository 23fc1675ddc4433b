/** A text in a code page of one byte a letter. */
export function inCodePage(text: string, codePage: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(codePage);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return Uint8Array.from(text, (letter) => bytes.get(letter)!);
}
