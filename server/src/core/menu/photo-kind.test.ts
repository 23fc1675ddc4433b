import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFileFormat, isPhotoStart } from './photo-kind.ts';

test('a file counts as a photo if it begins like one of the five formats', () => {
  const photos = [
    '\xff\xd8\xff\xe0\x00\x10JFIF',
    '\x89PNG\r\n\x1a\n',
    'GIF87a..',
    'GIF89a..',
    'RIFF\x00\n\xff\x01WEBPVP8 ',
    '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00',
    '\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00avif',
    '\x00\x00\x00\x1cftypavis\x00\x00\x00\x00',
  ];
  for (const start of photos) assert.ok(isPhotoStart(start), JSON.stringify(start));
  const others = [
    '',
    '<svg',
    '<?xml',
    '%PDF-1.7',
    'II*\0',
    'BM',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x1cftypheic\0\0\0\0heix',
    ' GIF89a',
    'x\xff\xd8\xff',
  ];
  for (const start of others) assert.ok(!isPhotoStart(start), JSON.stringify(start));
});

test('other files that people upload are recognised by their first bytes', () => {
  const starts = {
    'a HEIC photo': ['\0\0\0\x1cftypheic\0\0\0\0heix', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    'a video': ['\0\0\0\x18ftypisom\0\0\0\0isommp42', '\x1aE\xdf\xa3'],
    'a TIFF image': ['II*\0', 'MM\0*'],
    'a PDF document': ['%PDF-1.7'],
    'an SVG image': ['<svg', '<?xml version="1.0"?><svg'],
    'a web page': ['<!doctype html>'],
    'of an unknown kind': ['hello', 'RIFF\0\0\0\0WAVE'],
    empty: [''],
  };
  for (const [kind, each] of Object.entries(starts)) {
    for (const start of each) assert.equal(describeFileFormat(start), kind, JSON.stringify(start));
  }
});
