import { useEffect } from 'react';

/** Sets the document title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Stet' : `${title} · Stet`;
  }, [title]);
}
