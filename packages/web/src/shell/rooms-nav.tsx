import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';

interface RoomsNavProps {
  readonly label: string;
  readonly rooms: readonly { readonly href: string; readonly title: string; readonly isCurrent: boolean }[];
}

/** The rooms of a task or a campaign. Where they do not all fit, the current one is scrolled into view. */
export function RoomsNav({ label, rooms }: RoomsNavProps): ReactElement {
  const nav = useRef<HTMLElement>(null);
  const current = rooms.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    const bar = nav.current;
    if (bar === null) return undefined;
    const showCurrent = (): void => {
      const link = bar.querySelector<HTMLElement>('[aria-current]');
      if (link !== null) bar.scrollLeft = link.offsetLeft - bar.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
    };
    // At once, and again when a phone is turned.
    const observer = new ResizeObserver(showCurrent);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [current, rooms.length]);
  return (
    <nav ref={nav} aria-label={label} className="rooms">
      {rooms.map(({ href, title, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
