import type { VenueRoute } from '../venue-operation.ts';
import { beginAtDevice } from './begin-at-device.ts';
import { changeDevice } from './change-device.ts';
import { choosePin } from './choose-pin.ts';
import { getDevice } from './get-device.ts';
import { leaveDevice } from './leave-device.ts';
import { liftWrongPins } from './lift-wrong-pins.ts';
import { listDevices } from './list-devices.ts';
import { makeDeviceCode } from './make-device-code.ts';
import { makePinCode } from './make-pin-code.ts';
import { registerDevice } from './register-device.ts';
import { withdrawDevice } from './withdraw-device.ts';

export const deviceOperations: readonly VenueRoute[] = [
  makeDeviceCode,
  listDevices,
  changeDevice,
  withdrawDevice,
  makePinCode,
  liftWrongPins,
  registerDevice,
  getDevice,
  beginAtDevice,
  choosePin,
  leaveDevice,
];
