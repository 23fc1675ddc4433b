/** The time zones that the browser knows, and the stored one if the browser does not know it. */
export function timeZonesWith(stored: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(stored) ? zones : [stored, ...zones];
}
