/** Keeps a value in a map that holds so many at the most: the oldest make room, never all of them at once. */
export function keepNewest<Key, Value>(
  map: Map<Key, Value>,
  { key, value, most }: { readonly key: Key; readonly value: Value; readonly most: number },
): Value {
  map.delete(key);
  for (const oldest of map.keys()) {
    if (map.size < most) break;
    map.delete(oldest);
  }
  map.set(key, value);
  return value;
}
