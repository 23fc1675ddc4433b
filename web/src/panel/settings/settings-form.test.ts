import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  firstQuestion,
  readPosition,
  type SettingsForm,
  settingsChangeOf,
  settingsFaultsOf,
} from './settings-form.ts';

const form: SettingsForm = {
  ...{
    name: 'Sofra',
    username: 'sofra-beyoglu',
    logoUrl: null,
    line: '',
    district: '',
    city: '',
    country: '',
    phone: '',
  },
  ...{ position: '', timeZone: 'Europe/Istanbul', countryCode: 'TR', serviceFee: '0', lateAfter: '20' },
  ...{ seatedWait: '10', readyWait: '3' },
  ...{ takesTakeaway: true, takesDelivery: true },
  ...{ isEnabled: true, confirmsAutomatically: false, isOfferedOnPage: false, languages: [], courses: [] },
  ...{ seatShare: '100', visitMinutes: '120' },
};

test('only changed fields are sent, in the structure of the request', () => {
  assert.deepEqual(settingsChangeOf({}), {});
  assert.deepEqual(settingsChangeOf({ city: ' İzmir ', line: '', isEnabled: false, username: ' ' }), {
    username: null,
    address: { line: null, city: 'İzmir' },
    reservations: { isEnabled: false },
  });
  assert.deepEqual(settingsChangeOf({ position: '', serviceFee: '12,5' }), {
    location: null,
    serviceFeePercent: 12.5,
  });
  assert.deepEqual(settingsChangeOf({ seatShare: ' 80 ', visitMinutes: '90' }), {
    reservations: { seatSharePercent: 80, visitMinutes: 90 },
  });
  assert.deepEqual(settingsChangeOf({ seatShare: ' ' }), { reservations: { seatSharePercent: null } });
  assert.deepEqual(settingsChangeOf({ courses: [{ code: 'main', name: ' Mains ' }] }), {
    courses: [{ code: 'main', name: 'Mains' }],
  });
});

test('a course needs a name', () => {
  const courses = [{ code: 'main', name: ' ' }];
  assert.deepEqual(settingsFaultsOf({ ...form, courses }), { courses: 'nameMissing' });
});

test('positions are read as maps copy them', () => {
  assert.deepEqual(readPosition('40.9876, 29.0265'), { latitude: 40.9876, longitude: 29.0265 });
  assert.deepEqual(readPosition('-33.9 18.4'), { latitude: -33.9, longitude: 18.4 });
  assert.deepEqual(['40.98', 'Moda', '91, 0', '0, 181'].map(readPosition), [null, null, null, null]);
});

test('faults are listed by field', () => {
  assert.deepEqual(settingsFaultsOf(form), {});
  const bad = { ...form, name: ' ', username: 'Sofra!', position: '1', serviceFee: '200', lateAfter: '0' };
  const share = { seatShare: '301', visitMinutes: '29', readyWait: '241' };
  assert.deepEqual(Object.keys(settingsFaultsOf({ ...bad, ...share })), [
    'name',
    'username',
    'position',
    'serviceFee',
    'lateAfter',
    'readyWait',
    'seatShare',
    'visitMinutes',
  ]);
  assert.deepEqual(settingsFaultsOf({ ...form, seatShare: '' }), {});
});

test('the question about a new service fee is only for Türkiye, and comes before that about removed languages', () => {
  const fee = (serviceFee: string, countryCode: string, removed = 0) =>
    firstQuestion({ serviceFee }, countryCode, removed);
  assert.deepEqual([fee('10', 'TR'), fee('10', 'DE'), fee('0', 'TR')], ['Fee', null, null]);
  assert.deepEqual([firstQuestion({}, 'TR', 1), fee('10', 'TR', 1)], ['Languages', 'Fee']);
});
