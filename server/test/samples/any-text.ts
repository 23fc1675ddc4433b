import fc from 'fast-check';

/** Any character of Unicode, the common ones as often as the rest. fast-check's own units for all of Unicode first list every character, which takes a second of each test process. */
const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x100, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0xffff }),
    fc.integer({ min: 0x10000, max: 0x10ffff }),
  )
  .map((point) => String.fromCodePoint(point));

/** Text of any characters of Unicode, whole ones only. */
export function anyUnicodeText(
  limits: { minLength?: number; maxLength?: number } = {},
): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: anyCharacter });
}
