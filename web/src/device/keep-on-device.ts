/** Keeps a text over reloads. Where the storage is full or switched off, what it is about lasts as long as the page. */
export function keepOnDevice(storage: Storage, name: string, text: string): void {
  try {
    storage.setItem(name, text);
  } catch {
    // The app works without it.
  }
}
