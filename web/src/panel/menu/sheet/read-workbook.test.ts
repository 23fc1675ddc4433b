import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { readTableFile } from './read-table-file.ts';
import { readWorkbook } from './read-workbook.ts';

/** A ZIP archive of texts, every second one packed. */
function zipOf(texts: Record<string, string>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [place, [name, text]] of Object.entries(texts).entries()) {
    const isPacked = place % 2 === 0;
    const data = isPacked ? deflateRawSync(text) : Buffer.from(text);
    const entry = Buffer.alloc(42);
    entry.writeUInt16LE(isPacked ? 8 : 0, 6);
    entry.writeUInt32LE(data.length, 16);
    entry.writeUInt32LE(Buffer.byteLength(text), 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 24);
    entry.writeUInt32LE(at, 38);
    const head = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      entry.subarray(2, 24),
      entry.subarray(24, 28),
    ]);
    parts.push(head, Buffer.from(name), data);
    at += head.length + Buffer.byteLength(name) + data.length;
    directory.push(Buffer.from('PK\u0001\u0002'), entry, Buffer.from(name));
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(texts).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]));
}

const workbook = (rows: string) =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Menü" sheetId="7" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId2" Target="worksheets/sheet4.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Adana &amp; Urfa</t></si><si><r><t xml:space="preserve">Çay </t></r><r><t>&#351;ekerli</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet4.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });

test('the first sheet of a workbook is read: texts, numbers, percentages, results of formulas, gaps and empty rows', async () => {
  const bytes = workbook(
    [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>12.300000000000001</v></c></row>',
      '<row r="2"/>',
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>0.1</v></c><c r="C3" s="2"><v>0.2</v></c></row>',
      '<row r="4"><c r="A4" t="inlineStr"><is><t>Ayran</t></is></c><c r="B4" t="str"><f>A1</f><v>x</v></c><c r="C4"><v>1.125</v></c></row>',
      '<row r="5"><c r="A5" s="0"/><c r="AB5"><v>1</v></c></row>',
    ].join(''),
  );
  const rows = await readTableFile(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  assert.deepEqual(
    rows.map((row) => row.slice(0, 3)),
    [
      ['Adana & Urfa', '', '12.3'],
      ['Çay şekerli', '10 %', '20 %'],
      ['Ayran', 'x', '1.1250'],
      ['', '', ''],
    ],
  );
  assert.deepEqual([rows[3]!.length, rows[3]![27]], [28, '1']);
});

test('a file that is no workbook, is cut off, or unpacks to far too much is refused', async () => {
  const whole = workbook('<row><c><v>1</v></c></row>');
  await assert.rejects(readWorkbook(whole.subarray(0, whole.length - 30)));
  await assert.rejects(readWorkbook(zipOf({ mimetype: 'text' })));
  await assert.rejects(
    readWorkbook(zipOf({ 'xl/worksheets/sheet1.xml': ' '.repeat(70 * 1024 * 1024) })),
    /too much/,
  );
  await assert.rejects(readTableFile(new Blob(['PK', new Uint8Array(6 * 1024 * 1024)])), /too large/);
});
