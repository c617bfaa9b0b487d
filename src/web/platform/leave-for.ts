/** Goes to a page of the payment provider. False, and nothing happens, when that is no address of a page. */
export function leaveFor(url: string | undefined): boolean {
  const target = url ? URL.parse(url, window.location.href) : null;
  if (!target || !/^https?:$/.test(target.protocol)) return false;
  window.location.assign(target.href);
  return true;
}
