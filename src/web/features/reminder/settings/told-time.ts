/** "21:30" as the member reads clocks: "9:30 pm", or as it is. */
export function toldTime(time: string, clock: '12' | '24'): string {
  if (clock === '24') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
