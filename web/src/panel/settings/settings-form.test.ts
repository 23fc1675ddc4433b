import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  percentOf,
  positionOf,
  type SettingsForm,
  settingsChangeOf,
  settingsFaultsOf,
} from './settings-form.ts';

const form: SettingsForm = {
  ...{
    name: 'Sofra',
    username: 'sofra',
    logoUrl: null,
    line: '',
    district: '',
    city: '',
    country: '',
    phone: '',
  },
  ...{ position: '', timeZone: 'Europe/Istanbul', countryCode: 'TR', serviceFee: '0', lateAfter: '20' },
  ...{ isEnabled: true, confirmsAutomatically: false, isOfferedOnPage: false, languages: [] },
  ...{ seatShare: '100', visitMinutes: '120' },
};

test('only what differs is sent, in its place', () => {
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
});

test('percentages and points are read as people write them', () => {
  assert.deepEqual(['10', '12,5', '0.25', '100'].map(percentOf), [10, 12.5, 0.25, 100]);
  assert.deepEqual(['', 'x', '101', '-1', '1.234'].map(percentOf), [null, null, null, null, null]);
  assert.deepEqual(positionOf('40.9876, 29.0265'), { latitude: 40.9876, longitude: 29.0265 });
  assert.deepEqual(positionOf('-33.9 18.4'), { latitude: -33.9, longitude: 18.4 });
  assert.deepEqual(['40.98', 'Moda', '91, 0', '0, 181'].map(positionOf), [null, null, null, null]);
});

test('each fault is at its field', () => {
  assert.deepEqual(settingsFaultsOf(form), {});
  const bad = { ...form, name: ' ', username: 'Sofra!', position: '1', serviceFee: '200', lateAfter: '0' };
  const share = { seatShare: '301', visitMinutes: '29' };
  assert.deepEqual(Object.keys(settingsFaultsOf({ ...bad, ...share })), [
    'name',
    'username',
    'position',
    'serviceFee',
    'lateAfter',
    'seatShare',
    'visitMinutes',
  ]);
  assert.deepEqual(settingsFaultsOf({ ...form, seatShare: '' }), {});
});
