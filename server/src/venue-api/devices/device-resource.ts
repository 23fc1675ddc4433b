import { type Static, Type } from 'typebox';
import { ACCOUNT_ROLES } from '../../core/access/account.ts';
import { DEVICE_KINDS, type Device } from '../../core/access/device.ts';
import { pinDigitsOf } from '../../core/access/sign-in/pin.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { PersonToChoose } from '../../store/access/device-people.ts';
import type { DeviceRecord } from '../../store/access/devices.ts';
import type { VenueSummary } from '../../store/venue/venues.ts';
import { toVenueSummaryResource, VenueSummaryResource } from '../venues/venue-summary-resource.ts';

export const deviceNameSchema = () =>
  Type.String({ minLength: 1, maxLength: 60, examples: ['Till at the bar'] });

export const deviceKindSchema = () =>
  oneOf(
    DEVICE_KINDS,
    'The kind of device. A board shows and bumps orders without a person; a till and a host’s screen ' +
      'ask for a person.',
  );

/** The schema of a code that a person types. */
export const typedCodeSchema = (description: string) =>
  Type.String({ maxLength: 40, description, examples: ['K7MW-29QD'] });

export const DeviceResource = Type.Object(
  {
    id: uuid(),
    name: Type.String({ examples: ['Till at the bar'] }),
    kind: deviceKindSchema(),
    addedAt: instantSchema('When it was registered.'),
    addedBy: Type.String({ examples: ['Defne'], description: 'The name of the person who made the code.' }),
    lastSeenAt: nullable(instantSchema(), 'When it last called, to the minute.'),
    lastPerson: nullable(
      Type.Object({ id: uuid(), name: Type.String({ examples: ['Deniz'] }) }, { title: 'DevicePerson' }),
      'The person who last used it; `null` if no one did, and if their account was removed.',
    ),
    withdrawnAt: nullable(instantSchema(), 'When the device was withdrawn; `null` for an active device.'),
    stoppedPeople: Type.Array(
      Type.Object({ id: uuid(), name: Type.String({ examples: ['Deniz'] }) }, { title: 'StoppedPerson' }),
      {
        description: 'The people who are locked out there after ten wrong PINs, until someone unlocks them.',
      },
    ),
  },
  { title: 'Device' },
);

/** @param stopped  the people who may not try a PIN at this device any more */
export function toDeviceResource(
  device: DeviceRecord,
  stopped: readonly { id: string; name: string }[] = [],
): Static<typeof DeviceResource> {
  const { id, name, kind, madeAt, madeBy, lastSeenAt, lastPerson, withdrawnAt } = device;
  return {
    id,
    name,
    kind,
    addedAt: instant(madeAt),
    addedBy: madeBy.name,
    lastSeenAt: instantOrNull(lastSeenAt),
    lastPerson,
    withdrawnAt: instantOrNull(withdrawnAt),
    stoppedPeople: [...stopped],
  };
}

export const OwnDeviceResource = Type.Object(
  {
    id: uuid(),
    name: Type.String({ examples: ['Till at the bar'] }),
    kind: deviceKindSchema(),
    venue: VenueSummaryResource,
    idleLockMinutes: Type.Integer({
      minimum: 0,
      description: 'The minutes without a touch after which the screen is locked; 0 for never.',
    }),
    people: Type.Array(
      Type.Object(
        {
          id: uuid(),
          name: Type.String({ examples: ['Deniz'] }),
          role: oneOf(ACCOUNT_ROLES),
          pinDigits: Type.Integer({
            minimum: 4,
            description: 'The number of digits of the person’s PIN: 4 or 6.',
          }),
          hasPin: Type.Boolean({ description: 'Whether the person has chosen a PIN that is long enough.' }),
          lastUsedAt: nullable(instantSchema(), 'When the person last started working here.'),
        },
        { title: 'PersonAtDevice' },
      ),
      { description: 'Everyone who works at the venue; the person who was here last comes first.' },
    ),
  },
  { title: 'OwnDevice' },
);

/** The JSON of a device, for the device itself. */
export function toOwnDevice(
  { id, name, kind }: Device,
  venue: VenueSummary,
  idleLockMinutes: number,
  people: readonly PersonToChoose[],
): Static<typeof OwnDeviceResource> {
  return {
    id,
    name,
    kind,
    venue: toVenueSummaryResource(venue),
    idleLockMinutes,
    people: people.map((person) => {
      const needed = pinDigitsOf(person.grants.rights);
      const hasPin = (person.pinDigits ?? 0) >= needed;
      return {
        id: person.id,
        name: person.name,
        role: person.role,
        pinDigits: hasPin ? person.pinDigits! : needed,
        hasPin,
        lastUsedAt: instantOrNull(person.lastUsedAt),
      };
    }),
  };
}
