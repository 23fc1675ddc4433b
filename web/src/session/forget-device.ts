/** The storage key of what a shared device knows: its venue and the names of its people. */
export const DEVICE_STORAGE_KEY = 'sofra.device';

/** Forgets that this browser was a shared device, for example because it was removed from the venue. */
export function forgetDevice(): void {
  localStorage.removeItem(DEVICE_STORAGE_KEY);
}
