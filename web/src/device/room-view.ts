import { useSyncExternalStore } from 'react';
import { keepOnDevice } from './keep-on-device.ts';

/** How this device shows the tables of the room. */
export interface RoomView {
  /** The area whose tables are shown; `null` for all of them. */
  areaId: string | null;
  /** Whether only the tables of the signed-in person are shown. */
  isMine: boolean;
  /** The form of the room in the till. */
  shape: 'Tiles' | 'List' | 'Plan';
  /** The form of the room on the host screen. */
  hostShape: 'Tiles' | 'Plan';
}

const NAME = 'sofra.room-view';

let current: RoomView = read();
const listeners = new Set<() => void>();

export function useRoomView(): RoomView {
  return useSyncExternalStore(subscribe, () => current);
}

/** Changes how the room is shown, and stores it on the device. */
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
