/** What is known of the member's zones: the profile's, and the one of a device that the member last said no to. */
export type KnownZones = { readonly timeZone: string; readonly zoneKept?: string | null | undefined };

/**
 * Whether the member is to be asked about the zone of a device (decisions 21): it is another one than the profile's,
 * and not the one the member refused last. A zone under an older name is the same zone.
 */
export function asksAboutZone(device: string, { timeZone, zoneKept }: KnownZones): boolean {
  const zone = nameOf(device);
  return zone !== nameOf(timeZone) && (!zoneKept || zone !== nameOf(zoneKept));
}

/** "Asia/Calcutta" and "Asia/Kolkata" are one zone: each is told by the name that this machine gives it. */
function nameOf(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}
