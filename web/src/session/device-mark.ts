/** Where a shared device remembers its venue and the names of its people. */
export const DEVICE_MARK = 'sofra.device';

/** Forgets that this browser was a shared device: it was withdrawn, or never one. */
export function forgetDevice(): void {
  localStorage.removeItem(DEVICE_MARK);
}
