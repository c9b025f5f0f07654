import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The current time, updated a few times a minute, because deadlines pass while a page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
