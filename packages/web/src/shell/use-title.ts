import { useEffect } from 'react';

/** Names the page in the browser's list of tabs. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Stet' : `${title} · Stet`;
  }, [title]);
}
