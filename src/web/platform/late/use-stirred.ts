import { useEffect, useState } from 'react';
import { whenStirred } from './signs.ts';

/** Whether she has given a sign on this page: for a small thing that would fetch its code or its facts as soon as it is drawn. */
export function useStirred(): boolean {
  const [stirred, setStirred] = useState(false);
  useEffect(() => whenStirred(() => setStirred(true)), []);
  return stirred;
}
