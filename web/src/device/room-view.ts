import { useSyncExternalStore } from 'react';
import { keepOnDevice } from './keep-on-device.ts';

/** How this device shows the room. */
export interface RoomView {
  /** The area whose tables are shown; `null` for all of them. */
  areaId: string | null;
  /** Whether only the tables of the person who is signed in are shown. */
  isMine: boolean;
  /** In the till. */
  shape: 'Tiles' | 'List' | 'Plan';
  /** On the screen of reservations. */
  hostShape: 'Tiles' | 'Plan';
}

const NAME = 'sofra.room-view';

let current: RoomView = read();
const listeners = new Set<() => void>();

export function useRoomView(): RoomView {
  return useSyncExternalStore(subscribe, () => current);
}

/** Changes how the room is shown on this device, and keeps it. */
export function changeRoomView(change: Partial<RoomView>): void {
  current = { ...current, ...change };
  keepOnDevice(localStorage, NAME, JSON.stringify(current));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): RoomView {
  const { areaId, isMine, shape, hostShape } = stored();
  return {
    areaId: typeof areaId === 'string' ? areaId : null,
    isMine: isMine === true,
    shape: shape === 'List' || shape === 'Plan' ? shape : 'Tiles',
    hostShape: hostShape === 'Plan' ? hostShape : 'Tiles',
  };
}

function stored(): Partial<RoomView> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<RoomView>;
  } catch {
    return {};
  }
}
