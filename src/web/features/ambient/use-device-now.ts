import { useEffect, useState } from 'react';

const OFTEN_MS = 5000;

/** The device's clock in milliseconds, read again every few seconds while it is asked for; null before and after. */
export function useDeviceNow(isAsked: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, OFTEN_MS);
    return () => {
      clearInterval(timer);
      setNow(null);
    };
  }, [isAsked]);
  return now;
}
