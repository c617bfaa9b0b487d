/** For the catch of a file that need not be there: gives `value` where there is none, and throws every other fault. */
export function nothingThere<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
