import LockScreen from '../sign-in/device/lock-screen.tsx';
import { useBegin } from './device-lock.tsx';

/** A shared device on which no one has begun: the names of people come before the screens. */
export default function PeopleFirst() {
  return <LockScreen onBegun={useBegin()} />;
}
