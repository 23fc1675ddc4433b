import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipped } from '../../../../test/samples/workbook-file.ts';
import { fileKindOf, type UnreadableKind } from './file-kind.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const compound = (part: string) =>
  new Uint8Array(
    Buffer.concat([
      latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      Buffer.alloc(600),
      Buffer.from(part, 'utf16le'),
    ]),
  );

const FILES: [UnreadableKind | 'Text' | 'Workbook', Uint8Array][] = [
  ['empty', latin('')],
  ['empty', latin(' \r\n\r\n')],
  ['empty', latin('\xef\xbb\xbf')],
  ['oldExcel', compound('Workbook')],
  ['oldExcel', latin('\x09\x04\x06\x00\x00\x00\x10\x00')],
  ['password', compound('EncryptedPackage')],
  ['pdf', latin('%PDF-1.7\n%\xe2\xe3')],
  ['webPage', latin('<html xmlns:o="urn:schemas-microsoft-com:office:office"><table><tr><td>Çay')],
  ['webPage', latin('\r\n<!DOCTYPE html><html>')],
  ['webPage', new Uint8Array(Buffer.from('\ufeff<table><tr>', 'utf16le'))],
  [
    'otherSheet',
    latin('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:x">'),
  ],
  [
    'otherSheet',
    zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
  ],
  ['otherSheet', zipped({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' })],
  ['otherSheet', zipped({ 'Index/Document.iwa': 'x' })],
  ['document', zipped({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' })],
  ['document', latin('{\\rtf1\\ansi Menü}')],
  ['picture', latin('\x89PNG\r\n\x1a\n')],
  ['picture', latin('\xff\xd8\xff\xe0')],
  ['unknown', zipped({ 'readme.txt': 'x' })],
  ['unknown', latin('\x7fELF\x02\x01\x01')],
  ['broken', latin('PK\x03\x04')],
  ['Workbook', zipped({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' })],
  ['Text', latin('Ürün;Fiyat\r\nÇay;20\x1a')],
  ['Text', new Uint8Array(Buffer.from('Şiş\t20', 'utf16le'))],
  ['Text', latin('<3 Kalp;20')],
];

test('the type of a file is found by its bytes, not by its name', () => {
  for (const [kind, bytes] of FILES)
    assert.equal(fileKindOf(bytes), kind, Buffer.from(bytes.subarray(0, 30)).toString('latin1'));
});
