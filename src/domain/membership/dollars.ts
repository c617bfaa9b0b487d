/** A price as it is written: whole US cents as "$33.51", "$0.00"; what is given back as "-$1.24". */
export function dollars(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  return `${cents < 0 ? '-' : ''}$${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
