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

/** What one board remembers on this device. */
export interface BoardStore {
  read: () => BoardMemory;
  subscribe: (listener: () => void) => () => void;
  /** Notes the listed bills. @returns the rounds that are new to the board; none at its first call */
  note: (bills: readonly Bill[], now: number) => readonly string[];
  /** Forgets the tickets of bills that are no longer listed and whose lines were all made. */
  forgetMade: (gone: readonly Bill[]) => void;
  /**
   * Forgets the reported changes of lines of a ticket, after a person read them; `null` for the whole ticket.
   */
  acknowledge: (ticketId: string, lineIds: readonly string[] | null) => void;
  noteBumped: (ticketId: string, at: number) => void;
}

/** Opens the memory of the board of a venue. If the storage is full or broken, only a reload loses it. */
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
