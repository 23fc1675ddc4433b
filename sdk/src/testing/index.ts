export type { FakeCall } from './fake-answer.ts';
export { FakeSofra } from './fake-sofra.ts';
export type { FakeVenue } from './fake-venue.ts';
export { byChance, type ChooseFault, FAULTS, type Fault, inTurn, misbehaving } from './faults.ts';
export {
  type KnownEvent,
  newSigningSecret,
  orderUpdated,
  reservationUpdated,
  type SignedEvent,
  signEvent,
} from './sign-event.ts';
export { TestTime } from './test-time.ts';
