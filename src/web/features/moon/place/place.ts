/** Where the member looks at the sky from: kept on this device alone, and forgotten when the member signs out. */
export type Observer = { readonly name: string; readonly latitude: number; readonly longitude: number };

/** Large cities of every part of the Earth, to a tenth of a degree: within a minute or two of rise and set. */
export const CITIES: readonly Observer[] = (
  [
    ['Accra', 5.6, -0.2],
    ['Amsterdam', 52.4, 4.9],
    ['Athens', 38, 23.7],
    ['Auckland', -36.8, 174.8],
    ['Bangkok', 13.8, 100.5],
    ['Barcelona', 41.4, 2.2],
    ['Beijing', 39.9, 116.4],
    ['Berlin', 52.5, 13.4],
    ['Bogotá', 4.7, -74.1],
    ['Buenos Aires', -34.6, -58.4],
    ['Cairo', 30, 31.2],
    ['Cape Town', -33.9, 18.4],
    ['Chicago', 41.9, -87.6],
    ['Copenhagen', 55.7, 12.6],
    ['Delhi', 28.6, 77.2],
    ['Denver', 39.7, -105],
    ['Dublin', 53.3, -6.3],
    ['Dubai', 25.2, 55.3],
    ['Helsinki', 60.2, 24.9],
    ['Hong Kong', 22.3, 114.2],
    ['Honolulu', 21.3, -157.9],
    ['Istanbul', 41, 29],
    ['Jakarta', -6.2, 106.8],
    ['Johannesburg', -26.2, 28],
    ['Karachi', 24.9, 67],
    ['Kathmandu', 27.7, 85.3],
    ['Lagos', 6.5, 3.4],
    ['Lima', -12, -77],
    ['Lisbon', 38.7, -9.1],
    ['London', 51.5, -0.1],
    ['Los Angeles', 34.1, -118.2],
    ['Madrid', 40.4, -3.7],
    ['Manila', 14.6, 121],
    ['Melbourne', -37.8, 145],
    ['Mexico City', 19.4, -99.1],
    ['Miami', 25.8, -80.2],
    ['Montreal', 45.5, -73.6],
    ['Mumbai', 19.1, 72.9],
    ['Nairobi', -1.3, 36.8],
    ['New York', 40.7, -74],
    ['Oslo', 59.9, 10.8],
    ['Paris', 48.9, 2.4],
    ['Reykjavík', 64.1, -21.9],
    ['Rome', 41.9, 12.5],
    ['San Francisco', 37.8, -122.4],
    ['Santiago', -33.4, -70.7],
    ['São Paulo', -23.6, -46.6],
    ['Seattle', 47.6, -122.3],
    ['Seoul', 37.6, 127],
    ['Singapore', 1.4, 103.8],
    ['Stockholm', 59.3, 18.1],
    ['Sydney', -33.9, 151.2],
    ['Tokyo', 35.7, 139.7],
    ['Toronto', 43.7, -79.4],
    ['Vancouver', 49.3, -123.1],
    ['Vienna', 48.2, 16.4],
    ['Warsaw', 52.2, 21],
    ['Wellington', -41.3, 174.8],
    ['Zurich', 47.4, 8.5],
  ] as const
).map(([name, latitude, longitude]) => ({ name, latitude, longitude }));

/** A kept place as it was written; null when the text is no place. */
export function readPlace(text: string | null): Observer | null {
  if (text === null) return null;
  try {
    const { name, latitude, longitude } = JSON.parse(text) as Record<string, unknown>;
    return typeof name === 'string' && isWithin(latitude, 90) && isWithin(longitude, 180)
      ? { name, latitude, longitude }
      : null;
  } catch {
    return null;
  }
}

/** Degrees as the member typed them, with a comma or a point; null when they are no number or farther than `most`. */
export function readDegrees(text: string, most: number): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const degrees = /^[-+]?\d{1,3}(\.\d+)?$/.test(typed) ? Number(typed) : null;
  return isWithin(degrees, most) ? degrees : null;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}
