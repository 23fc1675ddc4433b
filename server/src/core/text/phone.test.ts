import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { anyUnicodeText } from '../../../test/samples/any-text.ts';
import { phoneToE164 } from './phone.ts';

interface Case {
  raw: string;
  countryCode: string;
  e164: string | null;
  why: string;
}

const vectors = new URL('../../../../vectors/phone.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: Case[] };

describe('readPhone', () => {
  for (const [why, group] of Map.groupBy(cases, (one) => one.why)) {
    test(`reads the numbers of its vectors: ${why}`, () => {
      for (const { raw, countryCode, e164 } of group) {
        assert.equal(phoneToE164(raw, countryCode), e164, `${JSON.stringify(raw)} in ${countryCode}`);
      }
    });
  }

  test('finds the same number with any separators between its digits', () => {
    const anyGap = fc.constantFrom('', ' ', '-', '.', '/', ' - ', '\u00a0', '\u2013');
    const anyStart = fc.constantFrom('0', '+90', '0090', '+90 0', '(0)', '');
    fc.assert(
      fc.property(anyStart, fc.array(anyGap, { minLength: 9, maxLength: 9 }), (start, gaps) => {
        const digits = [...'5321234567'].map((digit, index) => `${digit}${gaps[index] ?? ''}`).join('');
        assert.equal(phoneToE164(`${start}${digits}`, 'TR'), '+905321234567');
      }),
    );
  });

  test('returns an E.164 number unchanged, in every country', () => {
    const anyCase = fc.constantFrom(...cases.flatMap(({ e164 }) => (e164 === null ? [] : [e164])));
    fc.assert(
      fc.property(anyCase, fc.constantFrom('TR', 'DE', 'US', 'RU', 'XX', ''), (e164, countryCode) => {
        assert.equal(phoneToE164(e164, countryCode), e164);
      }),
    );
  });

  test('reads a local number by the country of each call, and refuses an invalid number each time', () => {
    for (let round = 0; round < 2; round++) {
      assert.equal(phoneToE164('05321234567', 'TR'), '+905321234567');
      assert.equal(phoneToE164('05321234567', 'DE'), '+495321234567');
      assert.equal(phoneToE164('0532', 'TR'), null);
    }
  });

  test('returns E.164 or null for any text', () => {
    const anyText = fc.oneof(
      anyUnicodeText({ maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'0123456789+-() .#*x;=٣'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom('TR', 'US', 'XX'), (raw, countryCode) => {
        const phone = phoneToE164(raw, countryCode);
        assert.ok(phone === null || /^\+[1-9][0-9]{3,16}$/.test(phone), `${phone}`);
      }),
      { numRuns: 300 },
    );
  });
});
