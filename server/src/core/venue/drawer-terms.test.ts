import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePrinter } from '../../../test/printers/paper-printer.ts';
import { drawerPrinterOf } from '../printing/printer.ts';
import { drawerOfDevice, drawersOf } from './drawer-terms.ts';

const drawer = (code: string, deviceId: string | null, printerId: string | null = null) => ({
  ...{ code, name: code, printerId, deviceId },
});

test('a venue that has set up no drawer has one drawer for the cash of every device', () => {
  assert.deepEqual(
    drawersOf({ drawers: [] }).map(({ code }) => code),
    ['main'],
  );
  assert.equal(drawerOfDevice({ drawers: [] }, 'till-1').code, 'main');
});

test('the cash of a device goes into its own drawer; of other devices into the first drawer without a device', () => {
  const drawers = [drawer('bar', 'till-2'), drawer('main', null), drawer('garden', null)];
  assert.equal(drawerOfDevice({ drawers }, 'till-2').code, 'bar');
  assert.equal(drawerOfDevice({ drawers }, 'till-1').code, 'main');
  assert.equal(drawerOfDevice({ drawers }, null).code, 'main');
  assert.equal(drawerOfDevice({ drawers: [drawer('bar', 'till-2')] }, null).code, 'bar');
});

test('a drawer is opened only by its own printer, even if that printer does not work', () => {
  const till = samplePrinter({ purpose: 'Bills', drawerPin: 'Pin2' });
  const bar = samplePrinter({ purpose: 'Bills', drawerPin: 'Pin2' });
  assert.equal(drawerPrinterOf(drawer('main', null), [till, bar])?.id, till.id);
  assert.equal(drawerPrinterOf(drawer('bar', null, bar.id), [till, bar])?.id, bar.id);
  assert.equal(drawerPrinterOf(drawer('bar', null, bar.id), [till, { ...bar, isEnabled: false }]), undefined);
  assert.equal(drawerPrinterOf(drawer('bar', null, bar.id), [till, { ...bar, drawerPin: null }]), undefined);
});
