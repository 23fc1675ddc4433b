import type { Bill } from '../api/bill-list.ts';
import { keepOnDevice } from '../device/keep-on-device.ts';
import {
  acknowledge,
  type BoardMemory,
  EMPTY_MEMORY,
  forgetMade,
  noteBills,
  noteBumped,
} from './tickets/shown-tickets.ts';

/** The memory of a board, stored on this device. */
export interface BoardStore {
  read: () => BoardMemory;
  subscribe: (listener: () => void) => () => void;
  /**
   * Adds the listed bills to the memory.
   * @returns the ids of new rounds and of newly fired courses; none at its first call
   */
  note: (bills: readonly Bill[], now: number) => readonly string[];
  /** Removes the tickets of unlisted bills whose lines were all made. */
  forgetMade: (gone: readonly Bill[]) => void;
  /**
   * Removes the changes of a ticket that a person has read. `lineIds`: the changed lines; `null` for the whole ticket.
   */
  acknowledge: (ticketId: string, lineIds: readonly string[] | null) => void;
  noteBumped: (ticketId: string, at: number) => void;
}

/** Opens the memory of the board of a venue. If the storage is full or broken, the memory is lost at a reload. */
export function openBoardStore(storage: Storage, venueId: string): BoardStore {
  const name = `sofra.board.${venueId}`;
  const stored = readMemory(storage, name);
  let memory = stored ?? EMPTY_MEMORY;
  let isFirstLook = stored === null;
  const listeners = new Set<() => void>();
  const change = (next: BoardMemory) => {
    if (next === memory) return;
    memory = next;
    keepOnDevice(storage, name, JSON.stringify(memory));
    for (const listener of listeners) listener();
  };
  return {
    read: () => memory,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (bills, now) => {
      const { memory: next, newRounds } = noteBills(memory, bills, now);
      change(next);
      const isQuiet = isFirstLook;
      isFirstLook = false;
      return isQuiet ? [] : newRounds;
    },
    forgetMade: (gone) => change(forgetMade(memory, gone)),
    acknowledge: (ticketId, lineIds) => change(acknowledge(memory, ticketId, lineIds)),
    noteBumped: (ticketId, at) => change(noteBumped(memory, ticketId, at)),
  };
}

function readMemory(storage: Storage, name: string): BoardMemory | null {
  try {
    const stored = JSON.parse(storage.getItem(name) ?? 'null') as Partial<BoardMemory> | null;
    if (stored === null) return null;
    return { ...EMPTY_MEMORY, ...stored };
  } catch {
    return null;
  }
}
