/** A time of day as the member's clock says it: "8 pm", "8:30 pm". */
export function timeIn(timeZone: string, instant: string): string {
  const at = new Date(instant);
  const words = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
  return words.replace(':00', '').replace(/\s?([AP])M/u, (_, half: string) => ` ${half.toLowerCase()}m`);
}
