import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../device/keep-on-device.ts';

/** How this device shows the room. */
export interface RoomView {
  /** The area whose tables are shown; `null` for all of them. */
  areaId: string | null;
  shape: 'Tiles' | 'List';
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
  try {
    const { areaId, shape } = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<RoomView>;
    return {
      areaId: typeof areaId === 'string' ? areaId : null,
      shape: shape === 'List' ? 'List' : 'Tiles',
    };
  } catch {
    return { areaId: null, shape: 'Tiles' };
  }
}
