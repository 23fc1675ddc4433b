/**
 * Stores a text on the device, so that it survives a reload. If the storage is full or switched off, it does nothing.
 */
export function keepOnDevice(storage: Storage, name: string, text: string): void {
  try {
    storage.setItem(name, text);
  } catch {
    // The app also works without stored texts.
  }
}
