import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { rowsOf, workbookFile, zipped } from '../../../../test/samples/workbook-file.ts';
import { readSheetFile } from './read-sheet-file.ts';
import { readWorkbook } from './read-workbook.ts';

const STYLES =
  '<numFmts><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="d\\.mmm"/><numFmt numFmtId="167" formatCode="&quot;₺&quot;#,##0.00;[Red]-#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="166"/><xf numFmtId="12"/><xf numFmtId="167"/><xf numFmtId="20"/></cellXfs>';

const read = (rows: string, more: object = {}) => {
  const [sheet] = readWorkbook(workbookFile({ sheets: { Menü: rows }, styles: STYLES, ...more }));
  return sheet!.read();
};

test('texts, numbers, percentages, results of formulas, gaps and empty rows of a sheet are read', () => {
  const rows = read(
    [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>12.300000000000001</v></c></row>',
      '<row r="2"/>',
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>0.1</v></c><c r="C3" s="2"><v>0.2</v></c></row>',
      '<row r="4"><c r="A4" t="inlineStr"><is><t>Ayran</t></is></c><c r="B4" t="str"><f>A1</f><v>x</v></c><c r="C4"><v>1.125</v></c></row>',
      '<row r="5"><c r="A5" s="0"/><c r="AB5"><v>1</v></c></row>',
    ].join(''),
    {
      strings: [
        'Adana &amp; Urfa',
        '<r><t xml:space="preserve">Çay </t></r><r><t>&#351;ekerli</t></r><rPh><t>x</t></rPh>',
      ],
    },
  );
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

test('a number is read as the sheet shows it, and a date as a date and not as a number of days', () => {
  const cell = (style: number, value: number) => `<c s="${style}"><v>${value}</v></c>`;
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
  const dates = row(cell(3, 46023), cell(4, 46023), cell(3, 46023.5), cell(7, 0.5), cell(3, 1));
  assert.deepEqual(read(dates), [['2026-01-01', '2026-01-01', '2026-01-01 12:00', '12:00', '1900-01-01']]);
  const old = '<workbookPr date1904="1"/>';
  assert.deepEqual(read(row(cell(3, 0)), { properties: old }), [['1904-01-01']]);
  const shown = row(cell(5, 0.5), cell(5, 1.25), cell(6, 33.3333333), cell(6, 1.005), cell(0, 33.3333333));
  assert.deepEqual(read(shown), [['1/2', '1 1/4', '33.33', '1.01', '33.3333333']]);
});

test('errors, booleans and formulas without a result are distinguished from values', () => {
  const cells =
    '<c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c><c><f>B2*2</f></c><c><f>B2*2</f><v></v></c><c t="str"><f>""</f><v></v></c><c t="d"><v>2026-01-01T00:00:00</v></c>';
  assert.deepEqual(read(`<row>${cells}<c><v>1</v></c></row>`), [
    ['#REF!', 'TRUE', '#FORMULA!', '#FORMULA!', '', '2026-01-01', '1'],
  ]);
});

test('parts are found through relationships, in any letter case and with backslashes', () => {
  const sample = { sheets: { Menü: '<row><c t="s"><v>0</v></c></row>' }, strings: ['Çay'] };
  const oneC = (path: string) => path.replace('sharedStrings', 'SharedStrings');
  const ways = [
    oneC,
    (path: string) => path.replaceAll('/', '\\'),
    (path: string) => (path.startsWith('xl/') && !path.endsWith('.rels') ? path.toUpperCase() : path),
  ];
  for (const nameOf of ways)
    assert.deepEqual(readWorkbook(workbookFile({ ...sample, nameOf }))[0]!.read(), [['Çay']]);
  // The name of a part has another letter case in the archive than in the relationship.
  const textOf = (xml: string) => xml.replaceAll('SharedStrings', 'sharedStrings');
  assert.deepEqual(readWorkbook(workbookFile({ ...sample, nameOf: oneC, textOf }))[0]!.read(), [['Çay']]);
});

test('single quotes, CDATA, comments, namespaces and UTF-16 are read', () => {
  const sample = {
    sheets: { Menü: '<row><c r="B1" t="s"><v>0</v></c></row>' },
    strings: ['<![CDATA[A & B]]>'],
  };
  const strings = '<t><![CDATA[A & B]]></t>';
  const ways: ((xml: string) => string)[] = [
    (xml) => xml.replaceAll('"', "'"),
    (xml) => xml.replace('<sheetData>', '<!-- <row><c><v>9</v></c></row> --><sheetData>'),
    (xml) => xml.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replace('<x:![', '<!['),
  ];
  for (const textOf of ways) {
    const file = workbookFile({ ...sample, strings: [strings], textOf: (xml) => textOf(xml) });
    assert.deepEqual(readWorkbook(file)[0]!.read(), [['', 'A & B']]);
  }
});

test('characters that XML cannot contain are read', () => {
  assert.deepEqual(read(rowsOf([['a_x000D_\nb', 'c_x000a_d', '_x005F_x000D_', 'a_xyz_']])), [
    ['a\nb', 'c\nd', '_x000D_', 'a_xyz_'],
  ]);
});

test('visible sheets are listed in order, and the first sheet with rows is chosen', async () => {
  const sheets = {
    Notlar: rowsOf([['x']]),
    Boş: '',
    Yemekler: rowsOf([['Çay']]),
    İçkiler: rowsOf([['Rakı']]),
  };
  const file = await readSheetFile(
    new Blob([workbookFile({ sheets, states: { Notlar: "state='hidden'" } })]),
  );
  assert.ok(file.by === 'Sheet');
  assert.deepEqual(
    [file.sheets.map(({ name }) => name), file.chosen, file.table],
    [['Boş', 'Yemekler', 'İçkiler'], 1, [['Çay']]],
  );
  assert.deepEqual(file.sheets[2]!.read(), [['Rakı']]);
});

test('an archive that was written as a stream is read', () => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="/xl/s.xml"/></Relationships>',
    'xl/s.xml': `<worksheet>${rowsOf([['Çay', 20]])}</worksheet>`,
  };
  for (const [name, text] of Object.entries(parts)) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  assert.deepEqual(readWorkbook(new Uint8Array(Buffer.concat(chunks)))[0]!.read(), [['Çay', '20']]);
});

test('a file that is no workbook, is cut off, or unpacks to too many bytes is refused', async () => {
  const whole = workbookFile({
    sheets: { a: rowsOf(Array.from({ length: 500 }, (_, at) => [`Ürün ${at}`])) },
  });
  const refused = async (bytes: Uint8Array<ArrayBuffer>) =>
    assert.rejects(readSheetFile(new Blob([bytes])), { kind: 'broken' });
  await refused(whole.slice(0, whole.length / 2));
  await refused(zipped({ '[Content_Types].xml': '' }));
  assert.throws(
    () => readWorkbook(workbookFile({ sheets: { a: ' '.repeat(70 * 1024 * 1024) } }))[0]!.read(),
    /too much/,
  );
});
