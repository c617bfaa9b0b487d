/** Entries that waited on this device and were removed by the browser. */
export const vanished = (count: number) =>
  count === 1
    ? {
        title: '1 entry that was waiting on this device is gone',
        description:
          'Your browser deleted it to make room before we could send it. We’re sorry. Please log it again if you still can.',
      }
    : {
        title: `${count} entries that were waiting on this device are gone`,
        description:
          'Your browser deleted them to make room before we could send them. We’re sorry. Please log them again if you still can.',
      };
