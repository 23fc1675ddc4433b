/** The time zones of the device, and the stored one. */
export function timeZonesWith(stored: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(stored) ? zones : [stored, ...zones];
}
