import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, faultyFieldsOf } from '../../../test/samples/sample-document.ts';
import { readVenueDocuments } from './read-venue-document.ts';

test('days are listed Monday first and dates earliest first, whatever their order in the document', () => {
  const [draft] = readVenueDocuments(
    documentOf({
      workingHours: [
        { day: 'Sunday', isClosed: true },
        { day: 'Tuesday', opensAt: '18:00', closesAt: '02:00' },
      ],
      specialDays: [
        { date: '2026-12-31', name: 'Yılbaşı', opensAt: '18:00', closesAt: '04:00' },
        { date: '2026-10-29', isClosed: true },
      ],
    }),
  );
  assert.deepEqual(draft?.settings.workingHours, [
    { day: 'Tuesday', opensAt: '18:00', closesAt: '02:00', isClosed: false },
    { day: 'Sunday', opensAt: null, closesAt: null, isClosed: true },
  ]);
  assert.deepEqual(draft?.settings.specialDays, [
    { date: '2026-10-29', name: null, opensAt: null, closesAt: null, isClosed: true },
    { date: '2026-12-31', name: 'Yılbaşı', opensAt: '18:00', closesAt: '04:00', isClosed: false },
  ]);
});

test('an open day needs both times, and a closed day has neither', () => {
  const workingHours = [
    { day: 'Monday', opensAt: '10:00' },
    { day: 'Tuesday', isClosed: true, opensAt: '10:00', closesAt: '22:00' },
    { day: 'Wednesday', opensAt: null, closesAt: '22:00' },
  ];
  assert.deepEqual(faultyFieldsOf(documentOf({ workingHours })), [
    'venues[0].workingHours[0].closesAt',
    'venues[0].workingHours[1].opensAt',
    'venues[0].workingHours[1].closesAt',
    'venues[0].workingHours[2].opensAt',
  ]);
});

test('a day and a date occur only once', () => {
  const monday = { day: 'Monday', isClosed: true };
  const date = { date: '2026-10-29', isClosed: true };
  const document = documentOf({ workingHours: [monday, monday, monday], specialDays: [date, date] });
  assert.deepEqual(faultyFieldsOf(document), [
    'venues[0].workingHours[1].day',
    'venues[0].workingHours[2].day',
    'venues[0].specialDays[1].date',
  ]);
});
